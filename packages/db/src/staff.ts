import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { invitation, staff, staffSession, user } from './schema/index.ts';

export type Role = 'director' | 'admin';

export interface StaffRow {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly since: number;
}

/** A sign-in to the directors' app that has not ended. */
export interface StaffSession {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  /** When its owner last proved who they are, milliseconds since 1970. */
  readonly provedAt: number;
}

/** Everybody who may look after other people's matches, the first first. */
export async function allStaff(db: Db): Promise<readonly StaffRow[]> {
  return db
    .select({ userId: staff.userId, name: user.name, role: staff.role, since: staff.since })
    .from(staff)
    .innerJoin(user, eq(user.id, staff.userId))
    .orderBy(asc(staff.since));
}

export async function roleOf(db: Db, userId: string): Promise<Role | undefined> {
  const [row] = await db.select({ role: staff.role }).from(staff).where(eq(staff.userId, userId));
  return row?.role;
}

/** Ends somebody's duty and all their sign-ins; false where they are the last admin, or no staff. */
export async function dismiss(db: Db, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const admins = await tx.select().from(staff).where(eq(staff.role, 'admin')).for('update');
    if (admins.length === 1 && admins[0]!.userId === userId) return false;
    const gone = await tx.delete(staff).where(eq(staff.userId, userId)).returning({ id: staff.userId });
    await tx.delete(staffSession).where(eq(staffSession.userId, userId));
    return gone.length > 0;
  });
}

export async function addInvitation(db: Db, made: typeof invitation.$inferInsert): Promise<void> {
  await db.insert(invitation).values(made);
}

/** Takes back every invitation that the server made for its first admin. */
export async function dropFirstInvitations(db: Db): Promise<void> {
  await db.delete(invitation).where(sql`${invitation.invitedBy} is null`);
}

/** What an invitation is for, while it holds. */
export async function invitedRole(db: Db, token: string, now: number): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: invitation.role })
    .from(invitation)
    .where(and(eq(invitation.token, token), gt(invitation.expiresAt, now)));
  return row?.role;
}

/** Makes staff of a user by an invitation, once; false where it holds no longer. */
export async function acceptInvitation(db: Db, token: string, userId: string, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .delete(invitation)
      .where(and(eq(invitation.token, token), gt(invitation.expiresAt, now)))
      .returning({ role: invitation.role });
    if (taken === undefined) return false;
    const { role } = taken;
    await tx
      .insert(staff)
      .values({ userId, role, since: now })
      .onConflictDoUpdate({ target: staff.userId, set: { role } });
    return true;
  });
}

export async function addStaffSession(db: Db, made: typeof staffSession.$inferInsert): Promise<void> {
  await db.insert(staffSession).values(made);
}

export async function staffSessionOf(db: Db, token: string, now: number): Promise<StaffSession | undefined> {
  const [row] = await db
    .select({ userId: staff.userId, name: user.name, role: staff.role, provedAt: staffSession.provedAt })
    .from(staffSession)
    .innerJoin(staff, eq(staff.userId, staffSession.userId))
    .innerJoin(user, eq(user.id, staffSession.userId))
    .where(and(eq(staffSession.token, token), gt(staffSession.expiresAt, now)));
  return row;
}

export async function setProved(db: Db, token: string, now: number): Promise<void> {
  await db.update(staffSession).set({ provedAt: now }).where(eq(staffSession.token, token));
}

export async function dropStaffSession(db: Db, token: string): Promise<void> {
  await db.delete(staffSession).where(eq(staffSession.token, token));
}
