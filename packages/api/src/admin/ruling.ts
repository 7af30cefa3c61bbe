import { addSuspension, unreadyEverywhere } from '@stikk/db';
import { type Ruling, ruling } from '@stikk/engine/table';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { ruledOn } from '../dispute/stream.ts';
import { Failure } from '../failure.ts';
import type { MatchActor } from '../match/actor.ts';
import { noted } from './staff.ts';
import type { AdminContext } from './trpc.ts';

/** What somebody on duty knows of their request. */
export type OnDuty = AdminContext & { readonly staff: { readonly userId: string } };

/** What came of an act. */
export type Refused = { readonly ok: false; readonly reason: string };
export type Done = { readonly ok: true } | Refused;

export const byId = { id: z.uuid() };

/** A ruling as it is sent: parsed by the engine's own schema. */
export const sent = z.unknown().transform((value, ctx): Ruling => {
  const parsed = mini.safeParse(ruling, value);
  if (parsed.success) return parsed.data;
  ctx.addIssue({ code: 'custom', message: 'malformed' });
  return z.NEVER;
});

/** Until when the person may not play, milliseconds since 1970; for a suspension alone. */
export const until = z.number().int().positive().exactOptional();

/** A ruling with what the match's own record does not say of it. */
export interface Sent {
  readonly rulingId: string;
  readonly ruling: Ruling;
  readonly until?: number;
}

/** Whether a ruling is made by two directors: what was won at a rated table is touched by none alone. */
export const takesTwo = ({ row, folded }: MatchActor): boolean => row.rated && folded().finished;

/** Why a suspension cannot be made; `undefined` where it can, and for any other ruling. */
export function unsuspendable(
  { services }: OnDuty,
  actor: MatchActor,
  { ruling: it, until }: Omit<Sent, 'rulingId'>,
): Refused | undefined {
  if (it.kind !== 'suspend') return undefined;
  const isPossible = suspendedBy(actor, it) !== undefined && until !== undefined && until > services.now();
  return isPossible ? undefined : { ok: false, reason: 'nobody-to-suspend' };
}

const suspendedBy = ({ row }: MatchActor, it: Ruling): string | undefined =>
  it.kind === 'suspend' ? (row.seats[it.seat]?.userId ?? undefined) : undefined;

/**
 * Writes a ruling into the match, does what it says beside, and tells the dispute; each once. A repeat does what was
 * left undone when the server ended in between.
 */
export async function carriedOut(
  ctx: OnDuty,
  id: string,
  actor: MatchActor,
  { rulingId, ruling: it, until }: Sent,
): Promise<Done> {
  const { services, staff } = ctx;
  const answer = await actor.rule(rulingId, it);
  if (answer === 'taken') throw new Failure('command-id-taken');
  if (!answer.ok) return answer;
  const entry = actor.entries().find(({ cause }) => cause === rulingId)!.seq;
  const { kind, reason } = it;
  const suspended = suspendedBy(actor, it);
  if (suspended !== undefined) {
    const { db } = services.database;
    const scope = it.kind === 'suspend' && it.rated ? 'rated' : 'all';
    const [by, from] = [staff.userId, services.now()];
    await addSuspension(db, { id: rulingId, userId: suspended, by, reason, scope, from, until: until! });
    for (const tableId of await unreadyEverywhere(db, suspended, scope)) services.bus.publish(tableId, 0);
  }
  if (await ruledOn(services, id, { type: 'Ruled', kind, reason, entry }, staff.userId))
    await noted(ctx, staff.userId, `rule ${kind}`, actor.row.id, { dispute: id, entry, reason });
  return { ok: true };
}
