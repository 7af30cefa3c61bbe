import type { BondtolvaOptions, DealRow, Match, Side } from '@stikk/variants/bondtolva';
import { givenFor } from '../tolva/side-model.ts';

/** What a side's points came from. */
export interface Gains {
  readonly trumf: number;
  readonly tjog: number;
  readonly last: number;
  readonly matadors: number;
  /** How often the side went over the target. */
  readonly falls: number;
}

/** Times that a side got each, over a match. */
export function gainsOf({ sheet, sides }: Match, side: Side, options: BondtolvaOptions): Gains {
  const many = (counts: (row: DealRow) => number) => sheet.reduce((sum, row) => sum + counts(row), 0);
  const declared = (kind: 'trumf' | 'tjog') =>
    many((row) => row.declared.filter((pair) => pair.kind === kind && sides[pair.seat] === side).length);
  const closing = (cause: 'last' | 'matadors') =>
    many((row) => (givenFor(row, side, cause, options[`tolva.points.${cause}`]) > 0 ? 1 : 0));
  return {
    trumf: declared('trumf'),
    tjog: declared('tjog'),
    last: closing('last'),
    matadors: closing('matadors'),
    falls: many((row) => row.bookings.filter((booking) => booking.side === side && booking.bust).length),
  };
}
