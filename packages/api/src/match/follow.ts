import type { Entry } from '@stikk/engine';
import { tracked } from '@trpc/server';
import type { Person } from '../trpc.ts';
import type { MatchActor } from './actor.ts';
import { seen, viewerOf } from './view.ts';

export interface Followed {
  readonly seq: number;
  readonly entry: Entry;
}

/**
 * The record of a match as a person may see it, from after `lastSeq` on, and then as it grows, until the match
 * is over. Listens before it reads, so that nothing falls between; each entry comes once. A `lastSeq` that the
 * record has not come to counts as its end.
 */
export async function* follow(
  actor: MatchActor,
  person: Person | undefined,
  lastSeq: number,
  signal: AbortSignal,
) {
  const viewer = viewerOf(actor, person);
  if (lastSeq > actor.folded().seq) await actor.catchUp();
  let told = Math.min(lastSeq, actor.folded().seq);
  let grown = false;
  let wake: () => void = () => undefined;
  const notice = () => {
    grown = true;
    wake();
  };
  const silence = actor.onGrowth(notice);
  signal.addEventListener('abort', notice);
  try {
    while (!signal.aborted) {
      grown = false;
      for (const entry of seen(actor, viewer, told)) {
        if (signal.aborted) return;
        told = entry.seq;
        yield tracked(String(entry.seq), { seq: entry.seq, entry } satisfies Followed);
      }
      if (actor.folded().finished && actor.folded().seq <= told) return;
      if (!grown)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    silence();
    signal.removeEventListener('abort', notice);
  }
}
