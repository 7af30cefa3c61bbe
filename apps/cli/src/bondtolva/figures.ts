import type { BondtolvaState, BookedFor } from '@stikk/variants/bondtolva';
import { columns } from '../columns.ts';
import { type Figures, percent, rounded, share } from '../simulate/figures.ts';

/** What deals of Bondtolva add up to. */
export interface Landing {
  /** Deals with trump, and declarations of each kind. */
  readonly trumf: number;
  readonly tjog: number;
  /** Points booked, by what they were for, those that led to a fall included. */
  readonly booked: Readonly<Partial<Record<BookedFor, number>>>;
  readonly busts: number;
  /** Deals in which nobody had most aces and tens. */
  readonly level: number;
  /** Deals that ended before the last trick because somebody had won. */
  readonly cut: number;
  /** Deals of each match. */
  readonly lengths: readonly number[];
}

/** Declarations, falls, what points were for, and how many deals a match takes. */
export const landing: Figures<BondtolvaState, Landing> = {
  none: { trumf: 0, tjog: 0, booked: {}, busts: 0, level: 0, cut: 0, lengths: [] },

  counted(sum, { match: { sheet } }) {
    const declared = sheet.flatMap((row) => row.declared);
    const bookings = sheet.flatMap((row) => row.bookings);
    const booked: Partial<Record<BookedFor, number>> = { ...sum.booked };
    for (const { for: cause, points } of bookings) booked[cause] = (booked[cause] ?? 0) + points;
    const closed = sheet.filter(({ last }) => last !== undefined);
    return {
      trumf: sum.trumf + declared.filter(({ kind }) => kind === 'trumf').length,
      tjog: sum.tjog + declared.filter(({ kind }) => kind === 'tjog').length,
      booked,
      busts: sum.busts + bookings.filter(({ bust }) => bust).length,
      level: sum.level + closed.filter(({ matadors }) => matadors === undefined).length,
      cut: sum.cut + sheet.length - closed.length,
      lengths: [...sum.lengths, sheet.length],
    };
  },

  json: ({ trumf, tjog, booked, busts, level, cut, lengths }, { matches, deals }) => ({
    declarations: { trumf, tjog, trumfShare: share(trumf, deals), tjogEach: rounded(tjog / deals) },
    booked,
    busts: { count: busts, each: rounded(busts / matches) },
    level,
    cut,
    dealsPerMatch: {
      mean: rounded(deals / matches),
      least: Math.min(...lengths),
      most: Math.max(...lengths),
    },
  }),

  text: ({ trumf, tjog, booked, busts, level, cut, lengths }, { matches, deals }) => [
    ...columns([
      ['for', 'points', 'a deal'],
      ...Object.entries(booked).map(([cause, points]) => [cause, points, (points / deals).toFixed(2)]),
    ]),
    '',
    `trumf in ${percent(trumf, deals)} of deals, tjog ${(tjog / deals).toFixed(2)} a deal, level on aces and tens in ${percent(level, deals)}`,
    `${(deals / matches).toFixed(1)} deals a match, ${Math.min(...lengths)} to ${Math.max(...lengths)}; ${(busts / matches).toFixed(2)} falls a match; ${cut} deals cut short by a win`,
  ],
};
