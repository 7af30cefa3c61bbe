import { canonicalJson } from '@stikk/engine';
import { z } from 'zod';
import { type Effect, type Proposal, words } from '../dispute/dispute.ts';
import { lapsed, moved, streamOf } from '../dispute/stream.ts';
import type { MatchActor } from '../match/actor.ts';
import { partyOf } from './dispute.ts';
import { actorOf, foreseen, seatAt } from './match.ts';
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

const judged = z.strictObject({ ...byId, rulingId: z.uuid(), words });

/** Rulings that take two directors: one proposes, whole and with what it changes, another confirms or declines. */
export const proposalProcedures = {
  /** Proposes a ruling to another director. A repeat changes nothing. */
  propose: proven
    .input(z.strictObject({ ...byId, rulingId: z.uuid(), ruling: sent, until }))
    .mutation(async ({ ctx, input: { id, ...it } }): Promise<Done> => {
      const { services, staff } = ctx;
      const { row, dispute } = await streamOf(services, id);
      const { proposed } = dispute;
      if (proposed?.rulingId === it.rulingId && proposed.by === staff.userId) return { ok: true };
      const actor = await actorOf(ctx, row.matchId);
      if (seatAt(ctx, actor) !== null) return { ok: false, reason: 'own-match' };
      if (!takesTwo(actor)) return { ok: false, reason: 'one-is-enough' };
      const outlook = foreseen(actor, it.ruling);
      if (!outlook.ok) return outlook;
      const hindered = unsuspendable(ctx, actor, it);
      if (hindered) return hindered;
      const { ok: _, ...effect } = outlook;
      const party = await partyOf(ctx, row.matchId);
      const proposal = { ...it, effect };
      const decision = await moved(services, id, { what: 'propose', proposal }, { id: staff.userId, party });
      if (!decision.ok) return decision;
      const { kind, reason } = it.ruling;
      await noted(ctx, staff.userId, `propose ${kind}`, row.matchId, { dispute: id, reason });
      return { ok: true };
    }),

  /**
   * Confirms what another director proposes, as long as it changes what they said it would; then it is made. A repeat
   * finishes what was left undone.
   */
  confirm: proven.input(judged).mutation(async ({ ctx, input }): Promise<Done> => {
    const { services, staff } = ctx;
    const { id, rulingId } = input;
    const { row, dispute } = await streamOf(services, id);
    const actor = await actorOf(ctx, row.matchId);
    if (seatAt(ctx, actor) !== null) return { ok: false, reason: 'own-match' };
    const { proposed } = dispute;
    if (proposed?.rulingId !== rulingId) return wasMade(actor, rulingId) ? { ok: true } : NOT_PROPOSED;
    if (!wasMade(actor, rulingId)) {
      if (proposed.confirmedBy !== staff.userId) {
        const hindered = hindrance(ctx, actor, proposed);
        if (hindered) return hindered;
        const answer = await judge(ctx, row.matchId, 'confirm', input);
        if (!answer.ok) return answer;
      }
      // Another ruling may have fallen between.
      const hindered = hindrance(ctx, actor, proposed);
      if (hindered) {
        await lapsed(services, id, rulingId, hindered.reason, staff.userId);
        return hindered;
      }
    }
    const made = await carriedOut(ctx, id, actor, proposed);
    if (!made.ok) await lapsed(services, id, rulingId, made.reason, staff.userId);
    return made;
  }),

  /** Declines what another director proposes: it is theirs again. */
  decline: directing.input(judged).mutation(async ({ ctx, input }): Promise<Done> => {
    const { row } = await streamOf(ctx.services, input.id);
    return judge(ctx, row.matchId, 'decline', input);
  }),
};

const NOT_PROPOSED: Done = { ok: false, reason: 'not-proposed' };

/** Why what was proposed cannot be made, or not with what it was to change; `undefined` where it can. */
function hindrance(ctx: OnDuty, actor: MatchActor, proposed: Proposal): Refused | undefined {
  const outlook = foreseen(actor, proposed.ruling);
  if (!outlook.ok) return outlook;
  if (!isSame(outlook, proposed.effect)) return { ok: false, reason: 'changed-meanwhile' };
  return unsuspendable(ctx, actor, proposed);
}

const isSame = ({ before, after, crossings }: Effect, proposed: Effect): boolean =>
  canonicalJson({ before, after, crossings }) === canonicalJson(proposed);

const wasMade = (actor: MatchActor, rulingId: string): boolean =>
  actor.entries().some(({ cause }) => cause === rulingId);

async function judge(
  ctx: OnDuty,
  matchId: string,
  what: 'confirm' | 'decline',
  { id, rulingId, words }: z.infer<typeof judged>,
): Promise<Done> {
  const { userId } = ctx.staff;
  const party = await partyOf(ctx, matchId);
  const decision = await moved(ctx.services, id, { what, rulingId, words }, { id: userId, party });
  if (!decision.ok) return decision;
  await noted(ctx, userId, what, matchId, { dispute: id });
  return { ok: true };
}
