import { LEVELS } from '@stikk/bots';
import { createTable, tableOf, tableWithCode } from '@stikk/db';
import { clock } from '@stikk/engine';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { openId, rulesOf } from '../match/create.ts';
import { personName } from '../match/name.ts';
import { whileSignedIn } from '../me/session.ts';
import { mustBeAdmitted } from '../suspended.ts';
import { type Context, personal, procedure, router, welcoming } from '../trpc.ts';
import { newCode, tableCode } from './code.ts';
import { conduct } from './conduct.ts';
import { followTable } from './follow.ts';
import { tablesFor } from './lobby.ts';
import { tableName } from './name.ts';
import {
  botAt,
  filled,
  handedOver,
  isOpen,
  left,
  mustBeOpen,
  mustHost,
  mustSit,
  placeOf,
  readied,
  seated,
  underSheet,
  unready,
} from './place.ts';
import { mayPlayAt, mustBeAccounts } from './rated.ts';
import { change } from './start.ts';
import { viewOf } from './view.ts';

const tableId = z.string().regex(/^[0-9a-z]{16}$/);
const byTable = z.strictObject({ tableId });
const place = z.int().min(0).max(9);
const nonce = z.string().regex(/^[\x21-\x7e]{1,128}$/);
const password = z.string().min(1).max(100);
const filling = z.union([z.literal('open'), z.strictObject({ bot: z.enum(LEVELS) })]);
const sheet = { preset: z.string().max(40), changes: z.record(z.string().max(60), z.unknown()) };
/** Below five seconds nobody can play, and nobody means it. */
const LEAST_MS = 5000;
const settings = {
  listed: z.boolean(),
  /** Whoever sits there has an account, there are no bots, and the rules stay as they are. */
  rated: z.boolean(),
  watch: z.enum(['no', 'live', 'deal', 'end']),
  /** `off` is as good as none. */
  clock: clock.check(
    z.refine(
      (time) =>
        time.kind === 'off' || (time.kind === 'each' ? time.ms : time.bankMs + time.incrementMs) >= LEAST_MS,
    ),
  ),
};

const newTable = z.strictObject({
  ...sheet,
  name: tableName.optional(),
  /** What is to be in places 1, 2, …; those that are not named are open. */
  places: z.array(filling).max(9).default([]),
  you: z.strictObject({ name: personName, nonce }),
  settings: z
    .strictObject({ ...settings, password })
    .partial()
    .default({}),
});

/** Whoever changes a table. */
const acting = personal.use(async ({ ctx, next }) => {
  await ctx.limits.count('change', ctx.person.id);
  return next();
});

const CODES_TRIED = 5;

export const tableRouter = router({
  /** Sets a table up. The caller sits in place 0 as its host, and becomes a guest if need be. */
  create: welcoming.input(newTable).mutation(async ({ ctx, input }): Promise<{ tableId: string }> => {
    const { services, person } = ctx;
    await ctx.limits.count('create', person.id);
    const { password: secret, listed = false, rated = false, watch = 'end', clock: time } = input.settings;
    await mustBeAdmitted(services.database.db, person.id, services.now(), rated);
    const { preset, changes, you } = input;
    const { game, options, seats } = rulesOf(preset, changes);
    if (input.places.length >= seats) throw new Failure('malformed', { fields: ['places'] });
    const now = services.now();
    const host = { ...you, place: 0, kind: 'person', level: null, userId: person.id } as const;
    const places = [
      { ...host, device: ctx.device() ?? null, satAt: now, readyAt: null },
      ...botsAt(input.places, you.name, now),
    ];
    if (rated) await mustBeAccounts(services.database.db, places);
    const row = {
      id: openId(),
      name: input.name ?? you.name,
      hostId: person.id,
      game: game.id,
      preset,
      changes,
      options,
      seats,
      password: secret === undefined ? null : await hashPassword(secret),
      listed,
      watch,
      clock: timed(time),
      rated,
      matchId: null,
      status: null,
      version: 1,
      createdAt: now,
      touchedAt: now,
      places,
      barred: [],
    };
    for (let tries = 0; tries < CODES_TRIED; tries++)
      if (await createTable(services.database.db, { ...row, code: newCode() })) return { tableId: row.id };
    throw new Failure('busy');
  }),

  /** A table as the caller may see it; before they sit down, who sits there and under which rules. */
  info: procedure.input(byTable).query(async ({ ctx, input }) => {
    const row = await tableOf(ctx.services.database.db, input.tableId);
    if (row === undefined) throw new Failure('unknown-table');
    return viewOf(ctx.services, ctx.parlour.talk, row, ctx.person);
  }),

  /** The same, now and after each change. For as long as it is open, the caller is present at the table. */
  follow: procedure
    .input(z.strictObject({ tableId, lastEventId: z.string().max(20).nullish() }))
    .subscription(async function* ({ ctx, input, signal }) {
      const { services, parlour, person, limits } = ctx;
      const closed = limits.open(person?.id ?? ctx.address);
      const leave = person && parlour.presence.attend(input.tableId, person.id);
      try {
        yield* whileSignedIn(ctx, signal, (ended) =>
          followTable(services, parlour.talk, input.tableId, person, ended),
        );
      } finally {
        leave?.();
        closed();
      }
    }),

  /** The table with a short code, as long as it is open. */
  find: procedure
    .input(z.strictObject({ code: tableCode }))
    .query(async ({ ctx, input }): Promise<{ tableId: string }> => {
      await ctx.limits.count('code', ctx.address);
      const row = await tableWithCode(ctx.services.database.db, input.code);
      if (row === undefined || !isOpen(row)) throw new Failure('unknown-table');
      return { tableId: row.id };
    }),

  /** Sits down, at the first free place when none is named. Who sits there already stays as they are. */
  join: welcoming
    .input(
      z.strictObject({
        tableId,
        name: personName,
        nonce,
        password: password.optional(),
        place: place.optional(),
      }),
    )
    .mutation(async ({ ctx, input }): Promise<{ place: number }> => {
      await ctx.limits.count('join', ctx.address);
      const userId = ctx.person.id;
      const known = await passwordGiven(ctx, userId, input.tableId, input.password);
      const newcomer = { userId, name: input.name, nonce: input.nonce, device: ctx.device() ?? null };
      const now = ctx.services.now();
      const after = await change(ctx, input.tableId, async (table, tx) => {
        if (table.password !== known && placeOf(table, userId) === undefined)
          throw new Failure('wrong-password');
        if (placeOf(table, userId) === undefined) await mayPlayAt(tx, table, userId, now);
        return seated(table, newcomer, input.place, now);
      });
      return { place: mustSit(after, userId).place };
    }),

  leave: acting.input(byTable).mutation(async ({ ctx, input }): Promise<void> => {
    await change(ctx, input.tableId, (table) =>
      placeOf(table, ctx.person.id) === undefined ? table : left(table, ctx.person.id),
    );
  }),

  /** A match begins by itself when every place is taken and everybody is ready. */
  ready: acting
    .input(z.strictObject({ tableId, ready: z.boolean() }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const now = ctx.services.now();
      await change(ctx, input.tableId, async (table, tx) => {
        mustSit(table, ctx.person.id);
        mustBeOpen(table);
        if (input.ready) await mayPlayAt(tx, table, ctx.person.id, now);
        return readied(table, ctx.person.id, input.ready ? now : null);
      });
    }),

  /** Asks for another match from the same places, once one is over. Whoever asks is ready for it. */
  rematch: acting.input(byTable).mutation(async ({ ctx, input }): Promise<void> => {
    const now = ctx.services.now();
    await change(ctx, input.tableId, async (table, tx) => {
      mustSit(table, ctx.person.id);
      if (!isOpen(table)) throw new Failure('still-live');
      await mayPlayAt(tx, table, ctx.person.id, now);
      return readied({ ...table, matchId: null, status: null }, ctx.person.id, now);
    });
  }),

  /** The host opens a place or gives it to a bot. A person who sat there may not sit down here again. */
  place: acting
    .input(z.strictObject({ tableId, place, to: filling }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      await change(ctx, input.tableId, (table) => {
        mustHost(table, ctx.person.id);
        mustBeOpen(table);
        if (table.rated && input.to !== 'open') throw new Failure('accounts-only');
        return filled(table, input.place, input.to, ctx.services.now());
      });
    }),

  /**
   * The host changes what is named; `password: null` takes it away. Nobody is ready unasked for another clock, for
   * being looked at, or for a match that is rated, or not any more.
   */
  settings: acting
    .input(
      z.strictObject({
        tableId,
        ...z.object({ ...settings, password: password.nullable() }).partial().shape,
      }),
    )
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { tableId: id, password: secret, clock: time, listed, watch, rated } = input;
      const hashed = secret == null ? secret : await hashPassword(secret);
      await change(ctx, id, async (table, tx) => {
        mustHost(table, ctx.person.id);
        mustBeOpen(table);
        if (rated) await mustBeAccounts(tx, table.places);
        const set = {
          ...table,
          ...(hashed !== undefined && { password: hashed }),
          ...(listed !== undefined && { listed }),
          ...(watch !== undefined && { watch }),
          ...(time !== undefined && { clock: timed(time) }),
          ...(rated !== undefined && { rated }),
        };
        return [time, watch, rated].every((one) => one === undefined) ? set : unready(set);
      });
    }),

  /**
   * The host changes the rules, and with them the number of places. Nobody is ready any more. Those of a rated table
   * stay as they are.
   */
  sheet: acting
    .input(z.strictObject({ tableId, ...sheet }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { preset, changes } = input;
      const rules = rulesOf(preset, changes);
      await change(ctx, input.tableId, (table) => {
        mustHost(table, ctx.person.id);
        mustBeOpen(table);
        if (table.rated) throw new Failure('rules-frozen');
        return underSheet(table, preset, changes, rules);
      });
    }),

  /** Another person becomes host. */
  host: acting.input(z.strictObject({ tableId, place })).mutation(async ({ ctx, input }): Promise<void> => {
    await change(ctx, input.tableId, (table) => {
      mustHost(table, ctx.person.id);
      return handedOver(table, input.place);
    });
  }),

  /** Tables that anybody may sit down at, and what is played most. */
  lobby: procedure.query(({ ctx }) => ctx.parlour.lobby()),

  /** Tables that the caller sits at while no match is under way there, the one last touched first. */
  mine: procedure.query(({ ctx }) =>
    ctx.person === undefined ? [] : tablesFor(ctx.services, ctx.person.id),
  ),

  ...conduct,
});

const timed = (time: z.infer<typeof clock> | undefined) =>
  time === undefined || time.kind === 'off' ? null : time;

/** The bots that a new table begins with, in places 1, 2, … */
function botsAt(fillings: readonly z.infer<typeof filling>[], host: string, now: number) {
  const names = [host];
  return fillings.flatMap((one, index) => {
    if (one === 'open') return [];
    const bot = botAt(index + 1, one.bot, names, now);
    names.push(bot.name);
    return [bot];
  });
}

/**
 * The table's password, hashed, when it is the one that was given; `null` when it has none. Every try counts
 * before it is looked at, and who sits there already is asked for nothing.
 * @throws the failures `unknown-table`, `wrong-password` and `slow-down`
 */
async function passwordGiven(
  { services, limits, address }: Context,
  userId: string,
  id: string,
  given: string | undefined,
): Promise<string | null> {
  const table = await tableOf(services.database.db, id);
  if (table === undefined) throw new Failure('unknown-table');
  const { password: hash } = table;
  if (hash === null || placeOf(table, userId) !== undefined) return hash;
  if (table.barred.includes(userId)) throw new Failure('kicked');
  if (given === undefined) throw new Failure('wrong-password');
  await limits.count('password', `${id} ${address}`);
  if (!(await verifyPassword({ hash, password: given }))) throw new Failure('wrong-password');
  return hash;
}
