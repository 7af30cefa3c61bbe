import { accountsAmong, copiesOf, copyOf, deviceMatchesOf, dropCopy, type ListedCopy } from '@stikk/db';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { personal, procedure, router } from '../trpc.ts';
import { deviceMatchId, type Kept, keep, keeping } from './keep.ts';

const MOST_ASKED = 100;

/** What an account has of the matches that were played on devices. */
export interface Shelf {
  /** Those asked about that are over and kept. */
  readonly finished: readonly string[];
  readonly copies: readonly ListedCopy[];
}

/** A match to carry on with on another device of the same person. */
export interface Carried {
  /** JSON lines. */
  readonly record: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly secret: string;
}

const byMatch = z.strictObject({ matchId: deviceMatchId });
const changing = personal.use(async ({ ctx, next }) => {
  await ctx.limits.count('change', ctx.person.id);
  return next();
});

/** Matches that are played without the server, as far as an account keeps them. */
export const soloRouter = router({
  /** What the caller's account keeps; `null` for who has none. */
  shelf: procedure
    .input(z.strictObject({ has: z.array(deviceMatchId).max(MOST_ASKED) }))
    .query(async ({ ctx, input }): Promise<Shelf | null> => {
      const { db } = ctx.services.database;
      const id = ctx.person?.id;
      if (id === undefined || !(await accountsAmong(db, [id])).has(id)) return null;
      const [finished, copies] = await Promise.all([deviceMatchesOf(db, id), copiesOf(db, id)]);
      return { finished: finished.filter((one) => input.has.includes(one)), copies };
    }),

  /** Keeps a match of a device, finished or not. Counted before the record is read. */
  keep: personal
    .use(async ({ ctx, next }) => {
      await ctx.limits.count('keep', ctx.person.id);
      return next();
    })
    .input(keeping)
    .mutation(({ ctx, input }): Promise<Kept> => keep(ctx.services, ctx.person, input)),

  /** An unfinished match of the caller, to carry on with here. */
  carry: changing.input(byMatch).mutation(async ({ ctx, input }): Promise<Carried> => {
    const copy = await copyOf(ctx.services.database.db, ctx.person.id, input.matchId);
    if (copy === undefined) throw new Failure('unknown-match');
    const { record, names, secret } = copy;
    return { record, names, secret };
  }),

  /** Removes the copy of an unfinished match. What devices have stays with them. */
  drop: changing
    .input(byMatch)
    .mutation(
      ({ ctx, input }): Promise<void> => dropCopy(ctx.services.database.db, ctx.person.id, input.matchId),
    ),
});
