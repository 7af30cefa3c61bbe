import type { Entry } from '@stikk/engine';
import type { LiveView } from '@stikk/engine/table';
import { tracked } from '@trpc/server';
import type { MatchActor } from './actor.ts';
import type { Live } from './live.ts';
import { type Sight, seen } from './view.ts';

/** An entry of the record. */
export interface Followed {
  readonly seq: number;
  readonly entry: Entry;
}

/** What is fleeting, whole each time. */
export interface Glance {
  readonly live: LiveView;
}

/**
 * The record of a match as far as somebody may see it, from after `lastSeq` on, and then as it grows, until the
 * match is over or the server stops; and whenever all of it is told, what is fleeting, as often as it changes.
 * Listens before it reads, so that nothing falls between; each entry comes once. A `lastSeq` that the record has
 * not come to counts as its end.
 * @param liveOf begins to watch what is fleeting
 */
export async function* follow(
  actor: MatchActor,
  sight: Sight,
  lastSeq: number,
  signal: AbortSignal,
  liveOf: (changed: () => void) => Promise<Live>,
): AsyncGenerator<ReturnType<typeof tracked<Followed>> | Glance, void> {
  if (lastSeq > sight.until()) await actor.catchUp();
  let told = Math.min(lastSeq, sight.until());
  let grown = false;
  let changed = true;
  let wake: () => void = () => undefined;
  const notice = () => {
    grown = true;
    wake();
  };
  const silence = actor.onGrowth(notice);
  signal.addEventListener('abort', notice);
  let live: Live | undefined;
  try {
    live = await liveOf(() => {
      changed = true;
      notice();
    });
    while (!signal.aborted) {
      grown = false;
      for (const entry of seen(actor, sight, told)) {
        if (signal.aborted) return;
        told = entry.seq;
        yield tracked(String(entry.seq), { seq: entry.seq, entry });
      }
      if (actor.isStopped() || (actor.folded().finished && actor.folded().seq <= told)) return;
      if (changed && !grown) {
        changed = false;
        yield { live: live.view() };
      }
      if (!grown && !changed)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    live?.stop();
    silence();
    signal.removeEventListener('abort', notice);
  }
}
