import { LEVELS } from '@stikk/bots';
import { type MatchRow, matchesOf } from '@stikk/db';
import { gameOf } from '@stikk/variants';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { type Context, type Person, personal, procedure, router, welcoming } from '../trpc.ts';
import type { MatchActor } from './actor.ts';
import { create } from './create.ts';
import { follow } from './follow.ts';
import { personName } from './name.ts';
import { submit } from './submit.ts';
import { openRecord, seatOf } from './view.ts';

const matchId = z.string().regex(/^[0-9a-z]{1,32}$/);
const byMatch = z.strictObject({ matchId });
const MOST_LISTED = 100;

const newMatch = z.strictObject({
  preset: z.string().max(40),
  changes: z.record(z.string().max(60), z.unknown()),
  bots: z.array(z.enum(LEVELS)).max(9),
  name: personName,
  nonce: z.string().regex(/^[\x21-\x7e]{1,128}$/),
});

async function actorOf(ctx: Context, id: string): Promise<MatchActor> {
  const actor = await ctx.hall.actorOf(id);
  if (actor === undefined) throw new Failure('unknown-match');
  return actor;
}

export const matchRouter = router({
  /** Sets up a match against bots and starts it. The caller has seat 0, and becomes a guest if need be. */
  create: welcoming.input(newMatch).mutation(async ({ ctx, input }): Promise<{ matchId: string }> => {
    await ctx.limits.count('create', ctx.person.id);
    const made = await create(ctx.services, ctx.person, input);
    await (await actorOf(ctx, made)).wake();
    return { matchId: made };
  }),

  /** Sends a command of the caller's seat. What the rules refuse is an answer, not an error. */
  submit: personal
    .input(z.strictObject({ matchId, commandId: z.uuid(), command: z.unknown() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.count('submit', ctx.person.id);
      return submit(await actorOf(ctx, input.matchId), ctx.person, input.commandId, input.command);
    }),

  /** The record as the caller may see it, entry by entry; ends with the match. */
  follow: procedure
    .input(
      z.strictObject({
        matchId,
        lastEventId: z
          .string()
          .regex(/^\d{1,9}$/)
          .nullish(),
      }),
    )
    .subscription(async function* ({ ctx, input, signal }) {
      const actor = await actorOf(ctx, input.matchId);
      const closed = ctx.limits.open(ctx.person?.id ?? ctx.address);
      const leave = ctx.hall.attend(input.matchId);
      try {
        yield* follow(
          actor,
          ctx.person,
          Number(input.lastEventId ?? 0),
          signal ?? new AbortController().signal,
        );
      } finally {
        leave();
        closed();
      }
    }),

  /** Who sits where and under which rules. */
  info: procedure.input(byMatch).query(async ({ ctx, input }) => {
    const actor = await actorOf(ctx, input.matchId);
    const { row } = actor;
    return {
      matchId: row.id,
      game: row.game,
      preset: row.preset,
      options: row.options,
      seats: row.seats.map(({ name, kind, level }) => ({ name, kind, ...(level !== null && { level }) })),
      you: seatOf(actor, ctx.person) ?? null,
      status: actor.folded().finished ? ('finished' as const) : ('live' as const),
      createdAt: row.createdAt,
    };
  }),

  /** The caller's matches, the one last touched first. */
  mine: procedure.query(async ({ ctx }) => {
    if (ctx.person === undefined) return [];
    const { id } = ctx.person;
    return (await matchesOf(ctx.services.database.db, id, MOST_LISTED)).map((row) => listed(row, { id }));
  }),

  /** The whole record of a finished match as JSON lines. */
  record: procedure
    .input(byMatch)
    .query(async ({ ctx, input }): Promise<string> => openRecord(await actorOf(ctx, input.matchId))),
});

function listed(row: MatchRow, person: Person) {
  const plan = gameOf(row.game)?.plan(row.options) ?? [];
  const you = row.seats.find(({ userId }) => userId === person.id)!.seat;
  return {
    matchId: row.id,
    game: row.game,
    preset: row.preset,
    status: row.status,
    /** The deal being played, from 1; 0 before the first. */
    deal: row.deal,
    deals: plan.length,
    /** Cards a player in it. */
    size: plan[row.deal - 1]?.size ?? null,
    scores: row.scores,
    you,
    yourTurn: row.status === 'live' && row.toAct.includes(you),
    seats: row.seats.map(({ name }) => name),
    updatedAt: row.updatedAt,
  };
}
