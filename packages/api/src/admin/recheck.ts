import type { StoredCommand } from '@stikk/db';
import { canonicalJson, type Entry, fold, standingEntries } from '@stikk/engine';
import type { AnyGame } from '@stikk/variants';
import * as z from 'zod/mini';

type Event = { readonly type: string };

/** A command that today's rules would have answered otherwise than they did then. */
export interface Difference {
  /** The first entry that the command led to. */
  readonly seq: number;
  readonly by: StoredCommand['by'];
  readonly command: unknown;
  readonly recorded: readonly Event[];
  /** What it would lead to today; or the code with which it would be refused. */
  readonly today: readonly Event[] | string;
}

/**
 * Decides every command of the game that a record holds again, each on what stood before it, and lists what comes
 * out otherwise. Nothing is changed by it. Commands around the cards are left out: they depend on who was there.
 */
export function recheck(
  game: AnyGame,
  options: unknown,
  seats: number,
  entries: readonly Entry<Event>[],
  commands: readonly StoredCommand[],
): readonly Difference[] {
  const byCause = new Map(commands.map((stored) => [stored.commandId, stored]));
  const differences: Difference[] = [];
  let state = game.initial(seats);
  for (let at = 0; at < entries.length; ) {
    const { cause, seq } = entries[at]!;
    let end = at + 1;
    while (end < entries.length && entries[end]!.cause === cause) end++;
    const group = entries.slice(at, end);
    at = end;
    const recorded = group.flatMap((entry) => ('game' in entry ? [entry.game] : []));
    const stored = byCause.get(cause);
    const parsed = stored && z.safeParse(game.command, stored.command);
    if (recorded.length > 0 && parsed?.success) {
      const decision = game.decide(state, parsed.data, stored!.by, options);
      const today = decision.ok ? decision.events : decision.reason;
      if (canonicalJson(today) !== canonicalJson(recorded))
        differences.push({ seq, by: stored!.by, command: stored!.command, recorded, today });
    }
    if (group.some((entry) => 'table' in entry && entry.table.type === 'PlayStruck'))
      state = fold(game, seats, standingEntries(entries.slice(0, end)));
    else for (const event of recorded) state = game.evolve(state, event);
  }
  return differences;
}
