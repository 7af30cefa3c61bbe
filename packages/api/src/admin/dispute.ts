import {
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
import type { Ruling } from '@stikk/engine/table';
import { z } from 'zod';
import {
  type Effect,
  type Move,
  type Party,
  type State,
  type Step,
  unjudged,
  unruly,
  words,
} from '../dispute/dispute.ts';
import { moved, type Stream, streamOf, streamsAbout } from '../dispute/stream.ts';
import { actorOf, type Foreseen, foreseen, seatAt } from './match.ts';
import {
  byId,
  carriedOut,
  type Done,
  type OnDuty,
  type Refused,
  sent,
  takesTwo,
  unsuspendable,
  until,
} from './ruling.ts';
import { noted } from './staff.ts';
import { directing, proven } from './trpc.ts';

const MOST_LISTED = 100;
const STATES = [
  'open',
  'taken',
  'waiting',
  'proposed',
  'ruled',
  'appealed',
  'closed',
] as const satisfies readonly State[];

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
  /** Whether any director has it. */
  readonly isTaken: boolean;
  /** Whether the caller has a seat in the match, or has ruled on it before. */
  readonly barred: Barred | null;
  /** Whether what is ruled now takes another director. */
  readonly takesTwo: boolean;
  /** What waits for another director to confirm it. */
  readonly proposal: ProposalFile | null;
  /** Earlier disputes about the same match. */
  readonly others: readonly { readonly id: string; readonly state: State; readonly category: string }[];
}

type Barred = 'own-match' | 'own-ruling';

/** A ruling that one director proposes to another. */
export interface ProposalFile {
  readonly rulingId: string;
  readonly ruling: Ruling;
  readonly until: number | null;
  readonly effect: Effect;
  /** Who proposes it. */
  readonly by: string;
  /** Of its step, which nobody can change. */
  readonly hash: string;
  /** Why the caller may not judge it. */
  readonly barred: Barred | 'own-proposal' | 'confirmed-already' | null;
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

/** Disputes, and what directors do about them. */
export const disputeProcedures = {
  disputes: directing
    .input(
      z.strictObject({
        states: z.array(z.enum(STATES)).min(1).max(STATES.length),
        /** Only those in which the caller may judge what another director proposes. */
        judge: z.boolean().default(false),
        skip: z.number().int().min(0).max(100_000).default(0),
        limit: z.number().int().min(1).max(MOST_LISTED).default(25),
      }),
    )
    .query(
      ({ ctx, input: { judge, ...page } }): Promise<DisputePage> =>
        listDisputes(ctx.services.database.db, { ...page, ...(judge && { judge: ctx.staff.userId }) }),
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

  /**
   * Rules on a dispute: the ruling is written into the match, and the dispute says so. Of a rated match that is over
   * one director alone does not rule.
   */
  rule: proven
    .input(z.strictObject({ ...byId, rulingId: z.uuid(), ruling: sent, until }))
    .mutation(async ({ ctx, input: { id, ...it } }): Promise<Done> => {
      const { row, dispute } = await streamOf(ctx.services, id);
      const actor = await actorOf(ctx, row.matchId);
      if (seatAt(ctx, actor) !== null) return { ok: false, reason: 'own-match' };
      const hindered = unruly(dispute, ctx.staff.userId) ?? unsuspendable(ctx, actor, it);
      if (hindered) return hindered;
      const isRepeated = actor.entries().some(({ cause }) => cause === it.rulingId);
      if (takesTwo(actor) && !isRepeated) return { ok: false, reason: 'takes-two' };
      return carriedOut(ctx, id, actor, it);
    }),
};

export async function partyOf(ctx: OnDuty, matchId: string) {
  const actor = await actorOf(ctx, matchId);
  const sits = seatAt(ctx, actor) !== null;
  return { kind: 'director', id: ctx.staff.userId, sits } satisfies Party;
}

async function act(ctx: OnDuty, id: string, it: Move): Promise<Done> {
  const { row } = await streamOf(ctx.services, id);
  const { userId } = ctx.staff;
  const decision = await moved(ctx.services, id, it, { id: userId, party: await partyOf(ctx, row.matchId) });
  if (!decision.ok) return decision;
  await noted(ctx, userId, it.what, row.matchId, { dispute: id });
  return { ok: true };
}

async function caseFile(ctx: OnDuty, id: string): Promise<CaseFile> {
  const { services, staff } = ctx;
  const stream = await streamOf(services, id);
  const { row, steps, dispute } = stream;
  const { db } = services.database;
  const match = await matchOf(db, row.matchId);
  const { sits } = await partyOf(ctx, row.matchId);
  const names = new Map([
    ...(await allStaff(db)).map(({ userId, name }) => [userId, name] as const),
    ...(await namesOf(db, [...new Set(steps.map(({ by }) => by))])),
  ]);
  const others = await streamsAbout(services, row.matchId);
  const nameOf = (by: string) => names.get(by) ?? by;
  return {
    id,
    matchId: row.matchId,
    state: dispute.state,
    seat: dispute.seat,
    about: dispute.about,
    category: dispute.category,
    seats: match?.seats.map(({ name }) => name) ?? [],
    steps: steps.map(({ at, by, body, hash }) => ({ at, by: nameOf(by), step: body as Step, hash })),
    yours: dispute.takenBy === staff.userId,
    isTaken: dispute.takenBy !== undefined,
    barred: sits ? 'own-match' : dispute.ruledBy.includes(staff.userId) ? 'own-ruling' : null,
    takesTwo: takesTwo(await actorOf(ctx, row.matchId)),
    proposal: proposalFile(stream, staff.userId, sits, nameOf),
    others: others
      .filter((one) => one.row.id !== id)
      .map((one) => ({ id: one.row.id, state: one.dispute.state, category: one.dispute.category })),
  };
}

function proposalFile(
  { steps, dispute }: Stream,
  userId: string,
  sits: boolean,
  nameOf: (userId: string) => string,
): ProposalFile | null {
  const { proposed } = dispute;
  if (proposed === undefined) return null;
  const { rulingId, ruling, effect, by } = proposed;
  const { hash } = steps.findLast(({ body }) => (body as Step).type === 'Proposed')!;
  const reason = sits ? 'own-match' : (unjudged(dispute, userId)?.reason ?? null);
  const barred = reason as ProposalFile['barred'];
  return { rulingId, ruling, until: proposed.until ?? null, effect, by: nameOf(by), hash, barred };
}
