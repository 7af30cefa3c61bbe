import {
  addSuspension,
  allStaff,
  type DisputePage,
  type Heard,
  heardAbout,
  listDisputes,
  matchOf,
  namesOf,
  type RulingRow,
  rulingsNear,
} from '@stikk/db';
import { type Ruling, ruling } from '@stikk/engine/table';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { type Move, type Party, type State, type Step, unruly, words } from '../dispute/dispute.ts';
import { moved, ruledOn, streamOf, streamsAbout } from '../dispute/stream.ts';
import { Failure } from '../failure.ts';
import { actorOf, type Foreseen, foreseen, seatAt } from './match.ts';
import { noted } from './staff.ts';
import { type AdminContext, directing, proven } from './trpc.ts';

const byId = { id: z.uuid() };
const MOST_LISTED = 100;
const STATES = [
  'open',
  'taken',
  'waiting',
  'ruled',
  'appealed',
  'closed',
] as const satisfies readonly State[];

/** A ruling as it is sent: parsed by the engine's own schema. */
const sent = z.unknown().transform((value, ctx): Ruling => {
  const parsed = mini.safeParse(ruling, value);
  if (parsed.success) return parsed.data;
  ctx.addIssue({ code: 'custom', message: 'malformed' });
  return z.NEVER;
});

/** A dispute as a director reads it. */
export interface CaseFile {
  readonly id: string;
  readonly matchId: string;
  readonly state: State;
  readonly seat: number;
  readonly about: number;
  readonly category: string;
  readonly seats: readonly string[];
  readonly steps: readonly {
    readonly at: number;
    readonly by: string;
    readonly step: Step;
    readonly hash: string;
  }[];
  /** Whether the caller has it. */
  readonly yours: boolean;
  /** Whether the caller has a seat in the match, or has ruled on it before. */
  readonly barred: 'own-match' | 'own-ruling' | null;
  /** Earlier disputes about the same match. */
  readonly others: readonly { readonly id: string; readonly state: State; readonly category: string }[];
}

/** What surrounds a dispute beside the record. */
export interface Circumstances {
  /** What was said at the table, from ten minutes before the entry until the director was called. */
  readonly said: readonly Heard[];
  /** Whether what was said is all as it was kept then. */
  readonly whole: boolean;
  /** What was ruled at the same table before. */
  readonly rulings: readonly RulingRow[];
}

type Refused = { readonly ok: false; readonly reason: string };

/** Disputes, and what directors do about them. */
export const disputeProcedures = {
  disputes: directing
    .input(
      z.strictObject({
        states: z.array(z.enum(STATES)).min(1).max(STATES.length),
        skip: z.number().int().min(0).max(100_000).default(0),
        limit: z.number().int().min(1).max(MOST_LISTED).default(25),
      }),
    )
    .query(
      ({ ctx, input: { states, ...page } }): Promise<DisputePage> =>
        listDisputes(ctx.services.database.db, states, page),
    ),

  dispute: directing
    .input(z.strictObject(byId))
    .query(async ({ ctx, input }): Promise<CaseFile> => caseFile(ctx, input.id)),

  /** What was said and ruled around it. Who sits in the match is not told; every look is written down. */
  circumstances: directing
    .input(z.strictObject(byId))
    .query(async ({ ctx, input }): Promise<Circumstances | null> => {
      const { row, steps } = await streamOf(ctx.services, input.id);
      const actor = await actorOf(ctx, row.matchId);
      if (seatAt(ctx, actor) !== null) return null;
      await noted(ctx, ctx.staff.userId, 'read talk', row.matchId, { dispute: row.id });
      const { db } = ctx.services.database;
      const { tableId } = actor.row;
      return {
        ...(await heardAbout(db, row.id, steps[0]!.hash)),
        rulings: await rulingsNear(db, { matchId: row.matchId, tableId }, row.openedAt),
      };
    }),

  take: directing
    .input(z.strictObject(byId))
    .mutation(({ ctx, input }) => act(ctx, input.id, { what: 'take' })),
  putBack: directing
    .input(z.strictObject(byId))
    .mutation(({ ctx, input }) => act(ctx, input.id, { what: 'leave' })),
  close: directing
    .input(z.strictObject(byId))
    .mutation(({ ctx, input }) => act(ctx, input.id, { what: 'close' })),
  ask: directing
    .input(z.strictObject({ ...byId, seat: z.int().min(0).max(9), words }))
    .mutation(({ ctx, input: { id, ...told } }) => act(ctx, id, { what: 'ask', ...told })),

  /** What a ruling would change, were it made now. Nothing is written into the match. */
  foresee: directing
    .input(z.strictObject({ ...byId, ruling: sent }))
    .query(async ({ ctx, input }): Promise<Foreseen | Refused> => {
      const { row, dispute } = await streamOf(ctx.services, input.id);
      const actor = await actorOf(ctx, row.matchId);
      if (seatAt(ctx, actor) !== null) return { ok: false, reason: 'own-match' };
      return unruly(dispute, ctx.staff.userId) ?? foreseen(actor, input.ruling);
    }),

  /** Rules on a dispute: the ruling is written into the match, and the dispute says so. */
  rule: proven
    .input(
      z.strictObject({
        ...byId,
        rulingId: z.uuid(),
        ruling: sent,
        /** Until when the person may not play, milliseconds since 1970; for a suspension alone. */
        until: z.number().int().positive().exactOptional(),
      }),
    )
    .mutation(async ({ ctx, input }): Promise<{ readonly ok: true } | Refused> => {
      const { services, staff } = ctx;
      const { id, rulingId, ruling: it, until } = input;
      const { row, dispute } = await streamOf(services, id);
      const actor = await actorOf(ctx, row.matchId);
      if (seatAt(ctx, actor) !== null) return { ok: false, reason: 'own-match' };
      const hindered = unruly(dispute, staff.userId);
      if (hindered) return hindered;
      const suspended = it.kind === 'suspend' ? actor.row.seats[it.seat]?.userId : undefined;
      if (it.kind === 'suspend' && (suspended == null || until === undefined || until <= services.now()))
        return { ok: false, reason: 'nobody-to-suspend' };
      const answer = await actor.rule(rulingId, it);
      if (answer === 'taken') throw new Failure('command-id-taken');
      if (!answer.ok) return answer;
      // A repeat does what was left undone when the server ended in between.
      const entry = rulingEntry(actor.entries(), rulingId);
      const { kind, reason } = it;
      if (typeof suspended === 'string')
        await addSuspension(services.database.db, {
          id: rulingId,
          userId: suspended,
          by: staff.userId,
          reason,
          from: services.now(),
          until: until!,
        });
      if (await ruledOn(services, id, { type: 'Ruled', kind, reason, entry }, staff.userId))
        await noted(ctx, staff.userId, `rule ${kind}`, row.matchId, { dispute: id, entry, reason });
      return { ok: true };
    }),
};

const rulingEntry = (
  entries: readonly { readonly seq: number; readonly cause: string }[],
  rulingId: string,
): number => entries.find(({ cause }) => cause === rulingId)!.seq;

async function partyOf(ctx: AdminContext & { readonly staff: { readonly userId: string } }, matchId: string) {
  const actor = await actorOf(ctx, matchId);
  const sits = seatAt(ctx, actor) !== null;
  return { kind: 'director', id: ctx.staff.userId, sits } satisfies Party;
}

async function act(
  ctx: AdminContext & { readonly staff: { readonly userId: string } },
  id: string,
  it: Move,
): Promise<{ readonly ok: true } | Refused> {
  const { row } = await streamOf(ctx.services, id);
  const { userId } = ctx.staff;
  const decision = await moved(ctx.services, id, it, { id: userId, party: await partyOf(ctx, row.matchId) });
  if (!decision.ok) return decision;
  await noted(ctx, userId, it.what, row.matchId, { dispute: id });
  return { ok: true };
}

async function caseFile(
  ctx: AdminContext & { readonly staff: { readonly userId: string } },
  id: string,
): Promise<CaseFile> {
  const { services, staff } = ctx;
  const { row, steps, dispute } = await streamOf(services, id);
  const { db } = services.database;
  const match = await matchOf(db, row.matchId);
  const { sits } = await partyOf(ctx, row.matchId);
  const names = new Map([
    ...(await allStaff(db)).map(({ userId, name }) => [userId, name] as const),
    ...(await namesOf(db, [...new Set(steps.map(({ by }) => by))])),
  ]);
  const others = await streamsAbout(services, row.matchId);
  return {
    id,
    matchId: row.matchId,
    state: dispute.state,
    seat: dispute.seat,
    about: dispute.about,
    category: dispute.category,
    seats: match?.seats.map(({ name }) => name) ?? [],
    steps: steps.map(({ at, by, body, hash }) => ({ at, by: names.get(by) ?? by, step: body as Step, hash })),
    yours: dispute.takenBy === staff.userId,
    barred: sits ? 'own-match' : dispute.ruledBy.includes(staff.userId) ? 'own-ruling' : null,
    others: others
      .filter((one) => one.row.id !== id)
      .map((one) => ({ id: one.row.id, state: one.dispute.state, category: one.dispute.category })),
  };
}
