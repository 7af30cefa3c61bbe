import type { Seat } from '@stikk/engine';
import type { BondtolvaEvent } from './event.ts';

/**
 * Deals, pairs that the seat declared (`trumf`, `tjog`), and falls of its side for going over the target. A pair that
 * a bot declared for the person is not counted.
 */
export function tally(
  record: readonly BondtolvaEvent[],
  _: number,
  seat: Seat,
  stoodIn: ReadonlySet<BondtolvaEvent> = new Set(),
): Readonly<Record<string, number>> {
  const side = record.find((event) => event.type === 'DealerChosen')?.sides[seat];
  const many = (counts: (event: BondtolvaEvent) => boolean) => record.filter(counts).length;
  const declared = (kind: 'trumf' | 'tjog') =>
    many(
      (event) =>
        event.type === 'MarriageDeclared' &&
        event.seat === seat &&
        event.kind === kind &&
        !stoodIn.has(event),
    );
  return {
    matches: 1,
    wins: many((event) => event.type === 'MatchEnded' && event.winners.includes(seat)),
    deals: many(({ type }) => type === 'DealScored'),
    trumf: declared('trumf'),
    tjog: declared('tjog'),
    falls: many((event) => event.type === 'PointsBooked' && event.side === side && event.bust),
  };
}
