import {
  type AuditRow,
  actsOf,
  allStaff,
  brokenAct,
  dismiss,
  liftSuspension,
  removePerson,
  roleOf,
  type SuspensionRow,
  suspensionsOf,
} from '@stikk/db';
import { z } from 'zod';
import { allPutBack } from '../dispute/stream.ts';
import { Failure } from '../failure.ts';
import { MOVED } from '../match/hall.ts';
import { matchId } from '../match/id.ts';
import { SIGNED_OUT } from '../me/session.ts';
import { actorOf } from './match.ts';
import { noted } from './staff.ts';
import { administering, directing, proven } from './trpc.ts';

const seat = z.strictObject({ matchId, seat: z.int().min(0).max(9) });

/** Who sits in a match, as staff may know them. */
export interface PersonFile {
  readonly userId: string;
  readonly name: string;
  readonly suspensions: readonly SuspensionRow[];
}

/** An act, and what whoever did it is called; `null` once they are no staff any more. */
export type ToldAct = AuditRow & { readonly who: string | null };

/** People, and what staff did. A person is found by a seat they have. */
export const peopleProcedures = {
  person: directing.input(seat).query(async ({ ctx, input }): Promise<PersonFile | null> => {
    const actor = await actorOf(ctx, input.matchId);
    const taken = actor.row.seats[input.seat];
    if (taken === undefined || taken.userId === null) return null;
    const { userId, name } = taken;
    return { userId, name, suspensions: await suspensionsOf(ctx.services.database.db, userId) };
  }),

  lift: proven.input(z.strictObject({ id: z.uuid() })).mutation(async ({ ctx, input }): Promise<boolean> => {
    const { database, now } = ctx.services;
    const lifted = await liftSuspension(database.db, input.id, now());
    if (lifted) await noted(ctx, ctx.staff.userId, 'lift', input.id, {});
    return lifted;
  }),

  /** Removes a person: the record keeps the seat, of nobody. */
  remove: administering
    .input(z.strictObject({ userId: z.string().min(1).max(64) }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { database, bus } = ctx.services;
      const isStaff = (await roleOf(database.db, input.userId)) !== undefined;
      if (isStaff && !(await dismiss(database.db, input.userId))) throw new Failure('last-admin');
      if (!(await removePerson(database.db, input.userId))) throw new Failure('unknown-person');
      bus.tell(MOVED, input.userId);
      bus.tell(SIGNED_OUT, input.userId);
      if (isStaff) await allPutBack(ctx.services, input.userId, ctx.staff.userId);
      await noted(ctx, ctx.staff.userId, 'remove', input.userId, {});
    }),

  /** What staff looked at and did, the latest first, and the first row that was tampered with. */
  audit: administering
    .input(
      z.strictObject({ before: z.int().min(1).exactOptional(), subject: z.string().max(64).exactOptional() }),
    )
    .query(async ({ ctx, input }): Promise<{ rows: readonly ToldAct[]; broken: number | null }> => {
      const { db } = ctx.services.database;
      const rows = await actsOf(db, { ...input, limit: 100 });
      const names = new Map((await allStaff(db)).map(({ userId, name }) => [userId, name]));
      return {
        rows: rows.map((row) => ({ ...row, who: names.get(row.by) ?? null })),
        broken: (await brokenAct(db)) ?? null,
      };
    }),
};
