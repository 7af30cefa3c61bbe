import { z } from 'zod';
import { Failure } from '../failure.ts';
import { matchId } from '../match/id.ts';
import { followStudy } from '../study/follow.ts';
import { handedOver, type LeadChange, type LeadRefusal, moved, taken } from '../study/lead.ts';
import type { Studied } from '../study/studies.ts';
import { actorOf, seatAt } from './match.ts';
import { sessionOf } from './session.ts';
import { noted } from './staff.ts';
import { type AdminContext, directing } from './trpc.ts';

const byMatch = z.strictObject({ matchId });
const spot = z.strictObject({
  seq: z.int().min(0),
  as: z.int().min(0).max(9).nullable(),
  beside: z.boolean(),
});

/** What somebody looks at together with others, and who they are in it. */
export interface StudyView extends Studied {
  readonly you: string;
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: LeadRefusal };

/** Several directors at one position of a match. No card goes this way: each page asks for the match itself. */
export const studyProcedures = {
  study: directing.input(byMatch).subscription(async function* ({
    ctx,
    input,
    signal = new AbortController().signal,
  }): AsyncGenerator<StudyView, void> {
    const { services, staff, studies } = ctx;
    const actor = await mayStudy(ctx, input.matchId);
    const closed = ctx.limits.open(`staff ${staff.userId}`);
    try {
      if (!actor.folded().finished)
        await noted(ctx, staff.userId, 'study', actor.row.id, { seq: actor.folded().seq });
      const fellow = { id: staff.userId, name: staff.name };
      const mayStay = async () => {
        if ((await sessionOf(services, ctx.token)) === undefined) throw new Failure('not-staff');
        await mayStudy(ctx, input.matchId);
      };
      for await (const view of followStudy(services, studies, actor.row.id, fellow, signal, mayStay))
        yield { ...view, you: staff.userId };
    } finally {
      closed();
    }
  }),

  /** Goes somewhere, and everybody with it. */
  lead: directing
    .input(byMatch.extend({ spot }))
    .mutation(({ ctx, input }) => changed(ctx, input.matchId, moved(ctx.staff.userId, input.spot))),

  handOver: directing
    .input(byMatch.extend({ to: z.string().max(64) }))
    .mutation(({ ctx, input }) => changed(ctx, input.matchId, handedOver(ctx.staff.userId, input.to))),

  /** Leads on where whoever led has gone. */
  takeLead: directing
    .input(byMatch)
    .mutation(({ ctx, input }) => changed(ctx, input.matchId, taken(ctx.staff.userId))),
};

/** As for the match itself; but whoever plays in a live one looks at it with nobody. */
async function mayStudy(ctx: AdminContext, id: string) {
  const actor = await actorOf(ctx, id);
  if (!actor.folded().finished && seatAt(ctx, actor) !== null) throw new Failure('own-match');
  return actor;
}

async function changed(
  ctx: AdminContext & { readonly staff: { readonly userId: string } },
  id: string,
  change: LeadChange,
): Promise<Answer> {
  await ctx.limits.count('submit', ctx.staff.userId);
  const actor = await mayStudy(ctx, id);
  const refused = await ctx.studies.change(actor.row.id, change);
  return refused === undefined ? { ok: true } : { ok: false, reason: refused };
}
