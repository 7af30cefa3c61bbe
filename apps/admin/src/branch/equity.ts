import type { BySeat } from '@stikk/engine';
import { type Film, standingAt } from '../replay/film.ts';

/** Points by seat after a deal, as it went and as it goes in a branch. */
export interface Equity {
  readonly deal: number;
  readonly record: BySeat<number>;
  readonly branch: BySeat<number>;
}

/** The standing entries by which deals were scored, by the deal. */
function scoredAt({ entries, struck, game, states }: Film): ReadonlyMap<number, number> {
  const scored = new Map<number, number>();
  for (const entry of entries)
    if ('game' in entry && entry.game.type === 'DealScored' && !struck.has(entry.seq))
      scored.set(game.standing(states[entry.seq - 1]).deal, entry.seq);
  return scored;
}

/** How the branch compares after the last deal that is over in both; `undefined` before one is. */
export function equityOf(record: Film, branch: Film, from: number): Equity | undefined {
  const was = scoredAt(record);
  const [deal, seq] =
    [...scoredAt(branch)].findLast(([deal, seq]) => seq > from && (was.get(deal) ?? 0) > from) ?? [];
  if (deal === undefined || seq === undefined) return undefined;
  return {
    deal,
    record: standingAt(record, was.get(deal)!).scores,
    branch: standingAt(branch, seq).scores,
  };
}
