import { z } from 'zod';
import { Failure } from '../failure.ts';
import type { MatchActor } from '../match/actor.ts';
import { matchId } from '../match/id.ts';
import { seatOf } from '../match/view.ts';
import { type Context, type Person, personal, router } from '../trpc.ts';
import {
  call,
  isForPlayers,
  type Party,
  type PlayerState,
  type PlayerStep,
  type Step,
  stateForPlayers,
  words,
} from './dispute.ts';
import { moved, opened, type Stream, streamOf, streamsAbout } from './stream.ts';

const said = z.strictObject({ id: z.uuid(), words });

/** So long after its last entry a match can be complained of. */
const RECENT_MS = 14 * 24 * 60 * 60_000;
/** So many disputes of one seat about one match. */
const MOST_OPENED = 5;

/** A dispute as those who sit in the match are told of it: directors have no names here. */
export interface DisputeView {
  readonly id: string;
  readonly state: PlayerState;
  readonly about: number;
  readonly steps: readonly { readonly at: number; readonly step: PlayerStep }[];
  /** Whether the caller may answer, or appeal, now. */
  readonly may: 'answer' | 'appeal' | null;
}

type Said = { readonly ok: true } | { readonly ok: false; readonly reason: string };

const disputing = personal.use(async ({ ctx, next }) => {
  await ctx.limits.count('dispute', ctx.person.id);
  return next();
});

export const disputeRouter = router({
  /** Calls a director about an entry of a match that the caller has a seat in. */
  open: disputing
    .input(z.strictObject({ matchId, ...call }))
    .mutation(async ({ ctx, input: { matchId: id, ...told } }): Promise<Said> => {
      const { actor, party } = await partyAt(ctx, ctx.person, id);
      const { folded } = actor;
      if (told.about > folded().seq) throw new Failure('malformed', { fields: ['about'] });
      if (folded().finished && ctx.services.now() - folded().at > RECENT_MS) return refused('too-late');
      const own = (await streamsAbout(ctx.services, id)).filter(({ dispute }) => dispute.seat === party.seat);
      if (own.some(({ dispute }) => dispute.state !== 'ruled' && dispute.state !== 'closed'))
        return refused('open-already');
      if (own.length >= MOST_OPENED) return refused('too-many');
      const made = await opened(ctx.services, id, { what: 'open', ...told }, { id: ctx.person.id, party });
      return made.ok ? { ok: true } : made;
    }),

  /** Says something to a dispute that is not ruled on yet. */
  answer: disputing.input(said).mutation(({ ctx, input }) => speak(ctx, ctx.person, input, 'answer')),

  /** Asks another director to look at what was ruled. */
  appeal: disputing.input(said).mutation(({ ctx, input }) => speak(ctx, ctx.person, input, 'appeal')),

  /** The disputes about a match, for those who sit in it. */
  about: personal
    .input(z.strictObject({ matchId }))
    .query(async ({ ctx, input }): Promise<readonly DisputeView[]> => {
      await partyAt(ctx, ctx.person, input.matchId);
      return (await streamsAbout(ctx.services, input.matchId)).map(viewOf);
    }),
});

const refused = (reason: string) => ({ ok: false, reason }) as const;

async function partyAt(
  ctx: Context,
  person: Person,
  id: string,
): Promise<{ readonly actor: MatchActor; readonly party: Extract<Party, { kind: 'player' }> }> {
  const actor = await ctx.hall.actorOf(id);
  if (actor === undefined) throw new Failure('unknown-match');
  const seat = seatOf(actor, person);
  if (seat === undefined) throw new Failure('not-your-seat');
  return { actor, party: { kind: 'player', seat } };
}

async function speak(
  ctx: Context,
  person: Person,
  { id, words }: z.infer<typeof said>,
  what: 'answer' | 'appeal',
): Promise<Said> {
  const { row } = await streamOf(ctx.services, id);
  const { party } = await partyAt(ctx, person, row.matchId).catch((error) => {
    // Who has no seat there is not told that there is such a dispute.
    throw error instanceof Failure ? new Failure('unknown-dispute') : error;
  });
  const answer = await moved(ctx.services, id, { what, words }, { id: person.id, party });
  return answer.ok ? { ok: true } : answer;
}

const viewOf = ({ row, steps, dispute }: Stream): DisputeView => ({
  id: row.id,
  state: stateForPlayers(dispute.state),
  about: dispute.about,
  steps: steps.flatMap(({ at, body }) => {
    const step = body as Step;
    return isForPlayers(step) ? [{ at, step }] : [];
  }),
  may:
    dispute.state === 'closed'
      ? null
      : dispute.state === 'ruled'
        ? dispute.appeals === 0
          ? 'appeal'
          : null
        : 'answer',
});
