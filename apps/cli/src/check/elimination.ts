import { lastOf } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { bag, either } from './answer.ts';
import { type Checker, checker } from './checker.ts';
import { alive, bids } from './input.ts';

const lists = z.union([z.array(bids), bids]);

/** Who lies last and leaves the match. */
export const eliminationPick: Checker = checker(
  z.object({
    totals: bids,
    made: z.optional(bids),
    /** Points in the latest deal, or in the latest deals, the last one first. */
    last: z.optional(lists),
    /** Points deal by deal, the first one first. */
    history: z.optional(z.array(bids)),
    alive,
  }),
  (sheet, { totals, made, last, history, alive }) => {
    const latest = history?.toReversed() ?? latestOf(last);
    const records = totals.map((total, seat) =>
      total === null || (alive !== undefined && !alive.includes(seat))
        ? null
        : {
            total,
            made: made?.[seat] ?? 0,
            points: latest.map((points) => points[seat] ?? 0),
          },
    );
    const out = lastOf(records, sheet['elimination.tie']);
    if (out === undefined) return { out: null, by: null, tied: [], draw: [] };
    if ('seat' in out) return { out: out.seat, by: out.by, tied: [], draw: [] };
    return {
      out: either(null, 'draw', bag(out.tied)),
      by: 'draw',
      tied: bag(out.tied),
      draw: either(true, bag(out.tied)),
    };
  },
);

const latestOf = (last: z.infer<typeof lists> | undefined): readonly (readonly (number | null)[])[] =>
  last === undefined || last.length === 0
    ? []
    : Array.isArray(last[0])
      ? (last as (number | null)[][])
      : [last as (number | null)[]];
