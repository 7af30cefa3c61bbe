import type { Seat, Trump } from '@stikk/engine';
import { type Call, callOf, type OhHellOptions, type OhHellState } from '@stikk/variants/oh-hell';
import { openSum } from './ask-model.ts';

export interface SheetCellModel {
  readonly seat: Seat;
  readonly bid: number | undefined;
  readonly taken: number | undefined;
  /** `undefined` while the deal is played. */
  readonly made: boolean | undefined;
  /** The running total after the deal. */
  readonly total: number | undefined;
  readonly dealer: boolean;
  readonly out: boolean;
}

export interface SheetRowModel {
  readonly deal: number;
  readonly size: number;
  readonly trump: Trump | undefined;
  /** In the order asked for. */
  readonly cells: readonly SheetCellModel[];
  /** `undefined` until all have bid. */
  readonly sum: number | undefined;
  readonly call: Call | undefined;
  readonly flatOut: boolean;
  readonly current: boolean;
}

export interface SheetModel {
  readonly rows: readonly SheetRowModel[];
  readonly totals: readonly number[];
  /** Points that directors gave and took, by the order asked for; `undefined` where there were none. */
  readonly adjusted: readonly number[] | undefined;
  /** Bids made, by the order asked for. */
  readonly made: readonly number[];
  /** A miss costs or pays points too, so that the total moves with every deal. */
  readonly missCounts: boolean;
}

/** The sheet on paper, its columns in `order`. */
export function sheetModel(state: OhHellState, options: OhHellOptions, order: readonly Seat[]): SheetModel {
  const { sheet, totals } = state.match;
  const running = totals.map(() => 0);
  const rows = sheet.map((row): SheetRowModel => {
    row.points.forEach((points, seat) => {
      running[seat]! += points ?? 0;
    });
    return {
      deal: row.deal,
      size: row.size,
      trump: row.trump,
      cells: order.map((seat) => ({
        seat,
        bid: row.bids[seat] ?? undefined,
        taken: row.taken[seat] ?? undefined,
        made: row.made[seat] ?? undefined,
        total: row.points[seat] === null ? undefined : running[seat],
        dealer: row.dealer === seat,
        out: row.points[seat] === null,
      })),
      sum: row.sum,
      call: row.call,
      flatOut: row.flatOut,
      current: false,
    };
  });
  const now = currentRow(state, order);
  const adjusted = order.map((seat) => totals[seat]! - running[seat]!);
  return {
    rows: now ? [...rows, now] : rows,
    totals: order.map((seat) => totals[seat]!),
    adjusted: adjusted.some((points) => points !== 0) ? adjusted : undefined,
    made: order.map((seat) => sheet.filter((row) => row.made[seat] === true).length),
    missCounts: options['scoring.miss'] !== '0',
  };
}

function currentRow(state: OhHellState, order: readonly Seat[]): SheetRowModel | undefined {
  if (!('deal' in state)) return undefined;
  const { deal, match } = state;
  const complete = deal.bids.every((bid, seat) => typeof bid === 'number' || match.out[seat]);
  const sum = complete ? openSum(deal.bids) : undefined;
  return {
    deal: deal.number,
    size: deal.size,
    trump: deal.trump,
    cells: order.map((seat) => {
      const bid = deal.bids[seat];
      return {
        seat,
        bid: typeof bid === 'number' ? bid : undefined,
        taken: undefined,
        made: undefined,
        total: undefined,
        dealer: deal.dealer === seat,
        out: match.out[seat] === true,
      };
    }),
    sum,
    call: sum === undefined ? undefined : callOf(sum, deal.size),
    flatOut: false,
    current: true,
  };
}

/** The total after each deal, for one seat; what was ruled counts in the last one. */
export const totalsOf = ({ match }: OhHellState, seat: Seat): readonly number[] => {
  let total = 0;
  return match.sheet.map((row, place) => {
    total += row.points[seat] ?? 0;
    return place === match.sheet.length - 1 ? match.totals[seat]! : total;
  });
};
