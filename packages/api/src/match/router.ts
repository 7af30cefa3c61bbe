import { LEVELS } from '@stikk/bots';
import { type MatchRow, matchesOf } from '@stikk/db';
import type { Clock } from '@stikk/engine';
import { ask } from '@stikk/engine/table';
import { gameOf } from '@stikk/variants';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { whileSignedIn } from '../me/session.ts';
import { mustBeAdmitted } from '../suspended.ts';
import { type Context, type Person, personal, procedure, router, welcoming } from '../trpc.ts';
import type { MatchActor } from './actor.ts';
import { create } from './create.ts';
import { follow } from './follow.ts';
import { matchId } from './id.ts';
import { liveOf } from './live.ts';
import { personName } from './name.ts';
import { asked, nudged, submit } from './submit.ts';
import { type Onlooker, openRecord, seatOf, sightOf } from './view.ts';

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

const onlooker = ({ person, device }: Context): Onlooker => ({ person, device: device() });

const NO_CLOCK: Clock = { kind: 'off' };

export const matchRouter = router({
  /** Sets up a match against bots and starts it. The caller has seat 0, and becomes a guest if need be. */
  create: welcoming.input(newMatch).mutation(async ({ ctx, input }): Promise<{ matchId: string }> => {
    await ctx.limits.count('create', ctx.person.id);
    await mustBeAdmitted(ctx.services.database.db, ctx.person.id, ctx.services.now());
    const made = await create(ctx.services, ctx.person, ctx.device(), input);
    await (await actorOf(ctx, made)).wake();
    return { matchId: made };
  }),

  /** Sends a command of the caller's seat. What the rules refuse is an answer, not an error. */
  submit: personal
    .input(
      z.strictObject({
        matchId,
        commandId: z.uuid(),
        command: z.unknown(),
        /** What the sender heard last of the server's clock, and so many milliseconds ago. */
        echo: z.strictObject({ now: z.number(), ago: z.number().nonnegative() }).exactOptional(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.count('submit', ctx.person.id);
      const { commandId, command, echo } = input;
      const actor = await actorOf(ctx, input.matchId);
      const seat = seatOf(actor, ctx.person);
      if (echo && seat !== undefined)
        ctx.services.lines.arrived(actor.row.id, commandId, seat, echo, ctx.address);
      return submit(actor, ctx.person, commandId, command);
    }),

  /** Asks for something beside the game, as the caller's seat. What may not be is an answer, not an error. */
  ask: personal
    .input(z.strictObject({ matchId, commandId: z.uuid(), ask }))
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.count('ask', ctx.person.id);
      return asked(await actorOf(ctx, input.matchId), ctx.person, input.commandId, input.ask);
    }),

  /** Reminds a seat that is to act. */
  nudge: personal
    .input(z.strictObject({ matchId, seat: z.int().min(0).max(9) }))
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.count('nudge', ctx.person.id);
      return nudged(await actorOf(ctx, input.matchId), ctx.person, input.seat);
    }),

  /**
   * The record as the caller may see it, entry by entry, and between them what is fleeting; ends with the match, or
   * with the caller's session.
   * For as long as it is open, the caller is present.
   */
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
      const { services, parlour, person } = ctx;
      const sight = sightOf(actor, onlooker(ctx));
      const closed = ctx.limits.open(person?.id ?? ctx.address);
      const leave = ctx.hall.attend(input.matchId);
      const seat = seatOf(actor, person);
      const gone = actor.room.enter(seat);
      if (seat !== undefined) services.lines.back(actor.row.id, seat);
      try {
        yield* whileSignedIn(ctx, signal, (ended) =>
          follow(actor, sight, Number(input.lastEventId ?? 0), ended, (changed) =>
            liveOf(services, parlour.talk, actor, person, changed),
          ),
        );
      } finally {
        gone();
        const goesOn = !actor.isStopped() && !actor.folded().finished;
        if (seat !== undefined && goesOn && !actor.room.hasPage(seat))
          services.lines.gone(actor.row.id, seat);
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
      tableId: row.tableId,
      watch: row.watch,
      clock: row.clock ?? NO_CLOCK,
      onDevice: row.onDevice,
      rated: row.rated,
      sides: sidesOf(row),
      /** Whether the caller has no seat and may look on now. */
      watching: isWatching(actor, onlooker(ctx)),
    };
  }),

  /** The caller's matches, the one last touched first. */
  mine: procedure.query(async ({ ctx }) => {
    if (ctx.person === undefined) return [];
    const { id } = ctx.person;
    return (await matchesOf(ctx.services.database.db, id, MOST_LISTED)).map((row) => listed(row, { id }));
  }),

  /** The whole record of a finished match as JSON lines; of a live one the deals that are over, for who sees those. */
  record: procedure
    .input(byMatch)
    .query(
      async ({ ctx, input }): Promise<string> => openRecord(await actorOf(ctx, input.matchId), onlooker(ctx)),
    ),
});

function isWatching(actor: MatchActor, who: Onlooker): boolean {
  if (seatOf(actor, who.person) !== undefined) return false;
  try {
    sightOf(actor, who);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

const sidesOf = (row: MatchRow): readonly number[] =>
  gameOf(row.game)?.sides?.(row.options) ?? row.seats.map(({ seat }) => seat);

function listed(row: MatchRow, person: Person) {
  const game = gameOf(row.game);
  const plan = game?.plan(row.options) ?? [];
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
    winners: row.winners,
    onDevice: row.onDevice,
    /** The side of each seat. */
    sides: sidesOf(row),
    you,
    yourTurn: row.status === 'live' && row.toAct.includes(you),
    seats: row.seats.map(({ name }) => name),
    updatedAt: row.updatedAt,
  };
}
