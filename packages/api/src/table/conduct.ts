import { randomUUID } from 'node:crypto';
import { addReport, setBlock, tableOf } from '@stikk/db';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { type Context, personal } from '../trpc.ts';
import { saying } from './talk.ts';

const id = z.string().regex(/^[0-9a-z]{1,32}$/);
/** One of the two is there: a table, by its places, or a match, by its seats. */
const where = { tableId: id.exactOptional(), matchId: id.exactOptional() };
const somebody = { ...where, place: z.int().min(0).max(9) };
const CATEGORIES = ['name', 'talk', 'cheating', 'stalling', 'other'] as const;
const MOST_WORDS = 500;

const exactlyOne = (values: readonly unknown[]): boolean =>
  values.filter((value) => value !== undefined).length === 1;
const isSomewhere = (input: { readonly tableId?: string; readonly matchId?: string }): boolean =>
  exactlyOne([input.tableId, input.matchId]);

/** How people treat each other: what they say, whom they do not want to read, and what they complain of. */
export const conduct = {
  /** Says something to those who sit at the table. Guests have the phrases and the reactions. */
  talk: personal
    .input(
      z
        .strictObject({ ...where, ...saying })
        .refine(isSomewhere)
        .refine(({ phrase, reaction, text }) => exactlyOne([phrase, reaction, text])),
    )
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { tableId, matchId, ...words } = input;
      await ctx.limits.count('talk', ctx.person.id);
      const there = await peopleAt(ctx, tableId, matchId);
      if (there.tableId === null || !there.people.some(({ userId }) => userId === ctx.person.id))
        throw new Failure('not-seated');
      await ctx.parlour.talk.say(there.tableId, ctx.person.id, words);
    }),

  /** Whether the caller does not want to read a person's words, at this table or any other. */
  block: personal
    .input(z.strictObject({ ...somebody, blocked: z.boolean() }).refine(isSomewhere))
    .mutation(async ({ ctx, input }): Promise<void> => {
      await ctx.limits.count('change', ctx.person.id);
      const { userId, tableId } = await personThere(ctx, input);
      await setBlock(ctx.services.database.db, ctx.person.id, userId, input.blocked);
      if (tableId !== null) ctx.services.bus.publish(tableId, 0);
    }),

  /** Complains of a person to whoever runs the server. */
  report: personal
    .input(
      z
        .strictObject({ ...somebody, category: z.enum(CATEGORIES), words: z.string().trim().max(MOST_WORDS) })
        .refine(isSomewhere),
    )
    .mutation(async ({ ctx, input }): Promise<void> => {
      await ctx.limits.count('report', ctx.person.id);
      const { userId, name, tableId } = await personThere(ctx, input);
      await addReport(ctx.services.database.db, {
        id: randomUUID(),
        userId: ctx.person.id,
        reportedId: userId,
        name,
        tableId,
        matchId: input.matchId ?? null,
        category: input.category,
        words: input.words,
        at: ctx.services.now(),
      });
    }),
};

interface There {
  /** `null` where a match was quick play against bots. */
  readonly tableId: string | null;
  readonly people: readonly { readonly place: number; readonly userId: string; readonly name: string }[];
}

/** @throws the failures `unknown-table` and `unknown-match` */
async function peopleAt(ctx: Context, tableId?: string, matchId?: string): Promise<There> {
  if (tableId !== undefined) {
    const table = await tableOf(ctx.services.database.db, tableId);
    if (table === undefined) throw new Failure('unknown-table');
    return { tableId, people: table.places.flatMap(personIn) };
  }
  const match = (await ctx.hall.actorOf(matchId!))?.row;
  if (match === undefined) throw new Failure('unknown-match');
  return {
    tableId: match.tableId,
    people: match.seats.flatMap(({ seat, ...taken }) => personIn({ ...taken, place: seat })),
  };
}

const personIn = (taken: {
  readonly place: number;
  readonly userId: string | null;
  readonly name: string;
}) => (taken.userId === null ? [] : [{ place: taken.place, userId: taken.userId, name: taken.name }]);

/** @throws the failures `place-empty`, and `malformed` when it is the caller */
async function personThere(
  ctx: Context,
  { tableId, matchId, place }: { tableId?: string; matchId?: string; place: number },
) {
  const there = await peopleAt(ctx, tableId, matchId);
  const person = there.people.find((one) => one.place === place);
  if (person === undefined) throw new Failure('place-empty');
  if (person.userId === ctx.person?.id) throw new Failure('malformed', { fields: ['place'] });
  return { ...person, tableId: there.tableId };
}
