import { createHash } from 'node:crypto';
import {
  blockedBy,
  namePasskey,
  namesOf,
  passkeysOf,
  personRow,
  removePasskey,
  setBlock,
  setPerson,
} from '@stikk/db';
import { z } from 'zod';
import { NAMELESS } from '../auth.ts';
import { Failure } from '../failure.ts';
import { personName } from '../match/name.ts';
import { type Context, type Person, personal, procedure, router } from '../trpc.ts';
import {
  accountOf,
  becomeAccount,
  credentials,
  type Entry,
  email,
  entered,
  forgotten,
  newPassword,
  othersForgotten,
} from './account.ts';
import { type Link, newLink, taken, way } from './link.ts';
import { SIGNED_OUT } from './session.ts';
import { type Statistics, statisticsOf } from './statistics.ts';

/** Who the caller is to this server. */
export interface Me {
  /** `null` for who has never sat down nor said. */
  readonly name: string | null;
  /** Without an account: whoever loses the browser's cookie loses all. */
  readonly guest: boolean;
  /** What they sign in with. */
  readonly email: string | null;
  readonly password: boolean;
  readonly passkeys: number;
  /** Whether any seat hangs on it. */
  readonly seated: boolean;
}

export interface Blocked {
  /** Names the person to the caller alone. */
  readonly key: string;
  readonly name: string;
}

export interface Passkey {
  readonly id: string;
  /** `null` until its owner says. */
  readonly name: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const byPasskey = { id: z.string().max(64) };
const credential = z.strictObject({ response: z.record(z.string(), z.unknown()) });

/** Whoever tries to get in. */
const trying = procedure.use(async ({ ctx, next }) => {
  await ctx.limits.count('account', ctx.address);
  return next();
});
const changing = personal.use(async ({ ctx, next }) => {
  await ctx.limits.count('change', ctx.person.id);
  return next();
});

export const meRouter = router({
  /** `null` for who has no session. */
  info: procedure.query(({ ctx }): Promise<Me | null> => meOf(ctx, ctx.person)),

  name: changing
    .input(z.strictObject({ name: personName }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      await setPerson(ctx.services.database.db, ctx.person.id, { name: input.name });
    }),

  /** A code and a link by which another device becomes the caller's. */
  link: changing.mutation(({ ctx }): Promise<Link> => newLink(ctx, ctx.person)),

  /** Comes in with a code or a link: this device is theirs who made it. Says what they are called. */
  take: procedure.input(way).mutation(async ({ ctx, input }): Promise<{ name: string | null }> => {
    await ctx.limits.count('link', ctx.address);
    const id = await taken(ctx, input);
    if (id !== ctx.person?.id) await forgotten(ctx);
    ctx.give((await ctx.auth.enter(ctx.headers, id)).cookies);
    return { name: (await meOf(ctx, { id }))?.name ?? null };
  }),

  /** Makes an account of a guest, who stays the same user. */
  become: personal
    .use(async ({ ctx, next }) => {
      await ctx.limits.count('account', ctx.address);
      return next();
    })
    .input(z.strictObject({ email, password: newPassword }))
    .mutation(
      ({ ctx, input }): Promise<Entry> => becomeAccount(ctx, ctx.person, input.email, input.password),
    ),

  /** Signs in. */
  enter: trying.input(z.strictObject(credentials)).mutation(async ({ ctx, input }): Promise<Entry> => {
    const { userId } = await accountOf(ctx, input.email, input.password);
    if (userId === undefined) throw new Failure('wrong-credentials');
    return entered(ctx, userId);
  }),

  /** Signs out. A guest would not find back. */
  leave: personal.mutation(async ({ ctx }): Promise<void> => {
    await forgotten(ctx);
    ctx.give(await ctx.auth.leave(ctx.headers));
    ctx.services.bus.tell(SIGNED_OUT, ctx.person.id);
  }),

  /** Signs the caller out on every other device, and lets none in by a code that was made before. */
  leaveOthers: changing.mutation(async ({ ctx }): Promise<void> => {
    await othersForgotten(ctx, ctx.person);
    await ctx.auth.leaveOthers(ctx.headers);
    ctx.services.bus.tell(SIGNED_OUT, ctx.person.id);
  }),

  /** Changes the password for who knows the present one; other devices are signed out. */
  password: personal
    .use(async ({ ctx, next }) => {
      await ctx.limits.count('account', ctx.address);
      await ctx.limits.count('account', ctx.person.id);
      return next();
    })
    .input(z.strictObject({ present: credentials.password, next: newPassword }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      await ctx.auth.changePassword(ctx.headers, input.present, input.next);
      await othersForgotten(ctx, ctx.person);
      ctx.services.bus.tell(SIGNED_OUT, ctx.person.id);
    }),

  passkeys: personal.query(async ({ ctx }): Promise<readonly Passkey[]> => {
    const rows = await passkeysOf(ctx.services.database.db, ctx.person.id);
    return rows.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt?.getTime() ?? 0 }));
  }),

  namePasskey: changing
    .input(z.strictObject({ ...byPasskey, name: personName }))
    .mutation(
      ({ ctx, input }): Promise<void> =>
        namePasskey(ctx.services.database.db, ctx.person.id, input.id, input.name),
    ),

  /** Removes a passkey, unless nothing else is left to sign in with. */
  removePasskey: changing.input(z.strictObject(byPasskey)).mutation(async ({ ctx, input }): Promise<void> => {
    if (!(await removePasskey(ctx.services.database.db, ctx.person.id, input.id)))
      throw new Failure('last-way');
  }),

  /** What the browser is to make a passkey with. */
  newPasskey: changing
    .input(z.strictObject({ name: personName }))
    .mutation(async ({ ctx, input }): Promise<{ options: unknown }> => {
      const { options, cookies } = await ctx.auth.newPasskey(ctx.headers, input.name);
      ctx.give(cookies);
      return { options };
    }),

  /** Adds the passkey that it made; with one, a guest has an account. */
  addPasskey: changing.input(credential).mutation(async ({ ctx, input }): Promise<void> => {
    await ctx.auth.addPasskey(ctx.headers, input.response);
    await setPerson(ctx.services.database.db, ctx.person.id, { isAnonymous: false });
  }),

  /** What the browser is to look for a passkey with. */
  askPasskey: trying.mutation(async ({ ctx }): Promise<{ options: unknown }> => {
    const { options, cookies } = await ctx.auth.askPasskey(ctx.headers);
    ctx.give(cookies);
    return { options };
  }),

  /** Signs in with the passkey that it found. */
  enterByPasskey: trying.input(credential).mutation(async ({ ctx, input }): Promise<Entry> => {
    const { person, cookies } = await ctx.auth.enterByPasskey(ctx.headers, input.response);
    return entered(ctx, person.id, cookies);
  }),

  /** Whose words the caller does not want to read. */
  blocked: personal.query(async ({ ctx }): Promise<readonly Blocked[]> => {
    const { db } = ctx.services.database;
    const ids = [...(await blockedBy(db, ctx.person.id))];
    const names = await namesOf(db, ids);
    return ids.map((id) => ({ key: keyOf(ctx.person, id), name: names.get(id) ?? NAMELESS }));
  }),

  unblock: changing
    .input(z.strictObject({ key: z.string().max(64) }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { db } = ctx.services.database;
      for (const id of await blockedBy(db, ctx.person.id))
        if (keyOf(ctx.person, id) === input.key) await setBlock(db, ctx.person.id, id, false);
    }),

  statistics: changing.query(({ ctx }): Promise<Statistics> => statisticsOf(ctx.services, ctx.person.id)),
});

/** One for each pair of people, so that it says nothing to anybody else. */
const keyOf = ({ id }: Person, blockedId: string): string =>
  createHash('sha256').update(`${id}:${blockedId}`).digest('hex').slice(0, 32);

async function meOf({ services }: Context, person: Person | undefined): Promise<Me | null> {
  if (person === undefined) return null;
  const { db } = services.database;
  const row = await personRow(db, person.id);
  if (row === undefined) return null;
  const { name, guest, password, passkeys, seats } = row;
  return {
    name: name === NAMELESS ? ((await namesOf(db, [person.id])).get(person.id) ?? null) : name,
    guest,
    email: password ? row.email : null,
    password,
    passkeys,
    seated: seats > 0,
  };
}
