import type { Seat, Suit } from '@stikk/engine';
import type { BondtolvaOptions, BondtolvaState, Side } from '@stikk/variants/bondtolva';
import { type Move, moveOf, sidesFrom } from './side-model.ts';

export interface SheetCellModel {
  readonly side: Side;
  /** Points of the deal, falls left out; `undefined` while it is played. */
  readonly plus: number | undefined;
  readonly from: number;
  readonly falls: Move['falls'];
  readonly total: number | undefined;
  readonly dealer: boolean;
  readonly won: boolean;
}

export interface SheetRowModel {
  readonly deal: number;
  readonly trump: Suit | undefined;
  /** In the order of the sides. */
  readonly cells: readonly SheetCellModel[];
  readonly current: boolean;
}

/** The sheet on paper, its columns by side from the one at the bottom. */
export function sheetModel(
  state: BondtolvaState,
  options: BondtolvaOptions,
  bottom: Seat,
): { readonly sides: readonly Side[]; readonly rows: readonly SheetRowModel[] } {
  const { match } = state;
  const sides = sidesFrom(match, bottom);
  const target = options['tolva.target'];
  const done = match.sheet.map((row, place): SheetRowModel => {
    const before = match.sheet[place - 1]?.scores;
    return {
      deal: row.deal,
      trump: row.trump,
      cells: sides.map((side) => {
        const total = row.scores[side]!;
        const own = row.bookings.filter((booking) => booking.side === side);
        return {
          side,
          plus: own.reduce((sum, { points }) => sum + points, 0),
          from: before?.[side] ?? 0,
          falls: moveOf(row.bookings, side)?.falls ?? [],
          total,
          dealer: match.sides[row.dealer] === side,
          won: total === target,
        };
      }),
      current: false,
    };
  });
  if (!('deal' in state)) return { sides, rows: done };
  const { deal } = state;
  const now: SheetRowModel = {
    deal: deal.number,
    trump: deal.trump,
    cells: sides.map((side) => ({
      side,
      plus: undefined,
      from: match.scores[side]!,
      falls: [],
      total: undefined,
      dealer: match.sides[deal.dealer] === side,
      won: false,
    })),
    current: true,
  };
  return { sides, rows: [...done, now] };
}
