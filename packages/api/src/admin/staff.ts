import {
  addAct,
  allStaff,
  dismiss,
  dropStaffSession,
  invitedRole,
  personRow,
  type Role,
  type StaffSession,
  setPerson,
  setProved,
} from '@stikk/db';
import { z } from 'zod';
import { allPutBack } from '../dispute/stream.ts';
import { Failure } from '../failure.ts';
import { personName } from '../match/name.ts';
import { accountOf, credentials, email, newPassword } from '../me/account.ts';
import { accepted, hashed, invited, SIGNED_OUT, signedIn } from './session.ts';
import { type AdminContext, administering, directing, open } from './trpc.ts';

const token = z.string().regex(/^[\w-]{43}$/);
const response = z.strictObject({ response: z.record(z.string(), z.unknown()) });

const trying = open.use(async ({ ctx, next }) => {
  await ctx.limits.count('staff', ctx.address);
  return next();
});

/** Who the caller is in the directors' app. */
export interface Staff {
  readonly name: string;
  readonly role: Role;
  /** When they last proved who they are, milliseconds since 1970. */
  readonly provedAt: number;
}

/** Who looks after matches, and how they come in. */
export const staffProcedures = {
  /** `null` for who is not signed in. */
  me: open.query(({ ctx }): Staff | null => {
    if (ctx.staff === undefined) return null;
    const { name, role, provedAt } = ctx.staff;
    return { name, role, provedAt };
  }),

  /** What an invitation is for. */
  invitation: trying
    .input(z.strictObject({ token }))
    .query(async ({ ctx, input }): Promise<{ role: Role }> => {
      const { services } = ctx;
      const role = await invitedRole(services.database.db, hashed(input.token), services.now());
      if (role === undefined) throw new Failure('unknown-invitation');
      return { role };
    }),

  /** Becomes staff by an invitation, with the account that the caller plays with. */
  accept: trying
    .input(z.strictObject({ token, ...credentials }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const userId = await known(ctx, input);
      await acceptedBy(ctx, input.token, userId);
    }),

  /** Becomes staff by an invitation, with a new account. */
  acceptAnew: trying
    .input(z.strictObject({ token, name: personName, email, password: newPassword }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { db } = ctx.services.database;
      const role = await invitedRole(db, hashed(input.token), ctx.services.now());
      if (role === undefined) throw new Failure('unknown-invitation');
      if ((await accountOf(ctx, input.email, input.password)).userId !== undefined)
        throw new Failure('has-password');
      const { person, cookies } = await ctx.auth.newGuest(new Headers());
      const signed = carrying(cookies);
      await setPerson(db, person.id, { name: input.name, email: input.email, isAnonymous: false });
      await ctx.auth.setPassword(signed, input.password);
      await ctx.auth.leave(signed);
      await acceptedBy(ctx, input.token, person.id);
    }),

  signIn: trying.input(z.strictObject(credentials)).mutation(async ({ ctx, input }): Promise<void> => {
    await enter(ctx, await known(ctx, input));
  }),

  askPasskey: trying.mutation(async ({ ctx }): Promise<{ options: unknown }> => {
    const { options, cookies } = await ctx.auth.askPasskey(ctx.headers);
    ctx.give(cookies);
    return { options };
  }),

  signInByPasskey: trying.input(response).mutation(async ({ ctx, input }): Promise<void> => {
    await enter(ctx, await passkeyOwner(ctx, input.response));
  }),

  /** Proves once more who the caller is, for what cannot be undone. */
  prove: directing
    .input(z.strictObject({ password: credentials.password }))
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.count('staff', ctx.staff.userId);
      const row = await personRow(ctx.services.database.db, ctx.staff.userId);
      const found = await accountOf(ctx, row?.email ?? '', input.password);
      await proved(ctx, ctx.staff, found.userId);
    }),

  proveByPasskey: directing.input(response).mutation(async ({ ctx, input }) => {
    await ctx.limits.count('staff', ctx.staff.userId);
    await proved(ctx, ctx.staff, await passkeyOwner(ctx, input.response));
  }),

  signOut: directing.mutation(async ({ ctx }): Promise<void> => {
    await dropStaffSession(ctx.services.database.db, ctx.token!);
    ctx.give([SIGNED_OUT]);
  }),

  staff: administering.query(({ ctx }) => allStaff(ctx.services.database.db)),

  /** A token by which one account becomes staff. */
  invite: administering
    .input(z.strictObject({ role: z.enum(['director', 'admin']) }))
    .mutation(async ({ ctx, input }): Promise<{ token: string }> => {
      const { services, staff } = ctx;
      const made = await invited(services.database.db, input.role, staff.userId, services.now());
      await noted(ctx, staff.userId, 'invite', staff.userId, { role: input.role });
      return { token: made };
    }),

  /** Ends somebody's duty. */
  dismiss: administering
    .input(z.strictObject({ userId: z.string().max(64) }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      if (!(await dismiss(ctx.services.database.db, input.userId))) throw new Failure('last-admin');
      await allPutBack(ctx.services, input.userId, ctx.staff.userId);
      await noted(ctx, ctx.staff.userId, 'dismiss', input.userId, {});
    }),
};

async function known(ctx: AdminContext, { email: address, password }: { email: string; password: string }) {
  const { userId } = await accountOf(ctx, address, password);
  if (userId === undefined) throw new Failure('wrong-credentials');
  return userId;
}

/** Whose passkey it is. The session for playing that it opens is ended at once. */
async function passkeyOwner(ctx: AdminContext, answered: Record<string, unknown>): Promise<string> {
  const { person, cookies } = await ctx.auth.enterByPasskey(ctx.headers, answered);
  await ctx.auth.leave(carrying(cookies));
  return person.id;
}

/** The headers of a request by a browser that was given these cookies. */
const carrying = (cookies: readonly string[]): Headers =>
  new Headers({ cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') });

async function proved(ctx: AdminContext, { userId }: StaffSession, found: string | undefined): Promise<void> {
  if (found !== userId) throw new Failure('wrong-credentials');
  await setProved(ctx.services.database.db, ctx.token!, ctx.services.now());
}

async function acceptedBy(ctx: AdminContext, invitation: string, userId: string): Promise<void> {
  const { database, now } = ctx.services;
  if (!(await accepted(database.db, invitation, userId, now()))) throw new Failure('unknown-invitation');
  await noted(ctx, userId, 'accept', userId, {});
  await enter(ctx, userId);
}

/** Who is known but no staff is told nothing else than who is unknown. */
async function enter(ctx: AdminContext, userId: string): Promise<void> {
  const line = await signedIn(ctx.services, userId);
  if (line === undefined) throw new Failure('wrong-credentials');
  ctx.give([line]);
  await noted(ctx, userId, 'sign-in', userId, {});
}

/** Writes into the audit log what a member of staff looked at or did. */
export const noted = (
  { services }: Pick<AdminContext, 'services'>,
  by: string,
  act: string,
  subject: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> => addAct(services.database.db, { at: services.now(), by, act, subject, detail });
