import type { Call, OhHellState } from '@stikk/variants/oh-hell';
import { columns } from '../columns.ts';
import { type Figures, percent, share } from '../simulate/figures.ts';

/** What deals of the Oh Hell family add up to. */
export interface Bidding {
  /** Bids and how many of them were made, by hand size. */
  readonly bids: ReadonlyMap<number, { readonly bids: number; readonly made: number }>;
  readonly calls: Readonly<Record<Call, number>>;
  /** Deals in which everyone missed. */
  readonly flatOut: number;
}

const bySize = ({ bids }: Bidding) => [...bids].sort(([a], [b]) => a - b);

/** Bids by hand size, over and under, and deals that everyone missed. */
export const bidding: Figures<OhHellState, Bidding> = {
  none: { bids: new Map(), calls: { over: 0, under: 0, even: 0 }, flatOut: 0 },

  counted(sum, { match }) {
    const bids = new Map(sum.bids);
    const calls = { ...sum.calls };
    for (const row of match.sheet) {
      const { bids: before, made } = bids.get(row.size) ?? { bids: 0, made: 0 };
      const played = row.made.filter((made) => made !== null);
      bids.set(row.size, { bids: before + played.length, made: made + played.filter(Boolean).length });
      if (row.call !== undefined) calls[row.call]++;
    }
    return { bids, calls, flatOut: sum.flatOut + match.sheet.filter((row) => row.flatOut).length };
  },

  json: (sum, { deals }) => ({
    bids: bySize(sum).map(([size, { bids, made }]) => ({ size, bids, made, share: share(made, bids) })),
    calls: {
      ...sum.calls,
      overShare: share(sum.calls.over, deals),
      underShare: share(sum.calls.under, deals),
    },
    flatOut: sum.flatOut,
  }),

  text: (sum, { deals }) => [
    ...columns([
      ['cards', 'bids', 'made', 'share'],
      ...bySize(sum).map(([size, { bids, made }]) => [size, bids, made, percent(made, bids)]),
    ]),
    '',
    `over ${percent(sum.calls.over, deals)}, under ${percent(sum.calls.under, deals)}, even ${percent(sum.calls.even, deals)}; everyone missed in ${percent(sum.flatOut, deals)}`,
  ],
};
