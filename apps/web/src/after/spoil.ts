import type { Seat } from '@stikk/engine';
import { type OhHellEvent, type OhHellState, ohHellRules, type Playing } from '@stikk/variants/oh-hell';

/** A *vri* (R-BB-55): whose own bid was already lost took another's bid down. */
export interface Spoil {
  readonly deal: number;
  readonly trick: number;
  readonly by: Seat;
  readonly of: Seat;
  /** By taking a trick that the other needed, or by leading one that took the other over the bid. */
  readonly how: 'took' | 'led';
}

/** Whether a bid can still be made. */
const isOpen = (bid: number, taken: number, left: number) => taken <= bid && bid <= taken + left;

/** The bids that one trick settled to be missed. */
function spoilsIn({ deal, taken, trick, number }: Playing, winner: Seat): readonly Spoil[] {
  const left = deal.size - number + 1;
  const leader = trick[0]?.seat;
  const open = (seat: Seat, more: number, rest: number) => {
    const bid = deal.bids[seat];
    return typeof bid === 'number' && isOpen(bid, taken[seat]! + more, rest);
  };
  const isLost = (seat: Seat) => !open(seat, 0, left);
  return deal.bids.flatMap((bid, of): readonly Spoil[] => {
    const more = of === winner ? 1 : 0;
    if (bid === null || isLost(of) || open(of, more, left - 1)) return [];
    const [by, how] = of === winner ? ([leader, 'led'] as const) : ([winner, 'took'] as const);
    return by === undefined || by === of || !isLost(by)
      ? []
      : [{ deal: deal.number, trick: number, by, of, how }];
  });
}

/** Every spoiled bid of a match, in order. */
export function spoilsOf(events: readonly OhHellEvent[], seats: number): readonly Spoil[] {
  let state: OhHellState = ohHellRules.initial(seats);
  const spoils: Spoil[] = [];
  for (const event of events) {
    if (event.type === 'TrickTaken' && state.phase === 'playing') spoils.push(...spoilsIn(state, event.seat));
    state = ohHellRules.evolve(state, event);
  }
  return spoils;
}
