import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { linkOf, NO_LINK } from './chain.ts';
import type { Db } from './open.ts';
import { audit } from './schema/index.ts';

/** Something that a member of staff looked at or did. */
export interface Act {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string;
  readonly act: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export type AuditRow = Act & { readonly seq: number; readonly hash: string };

/** An arbitrary number that every process asks PostgreSQL to lock while it writes the next row. */
const WRITING = 0x57145;

/** Writes an act into the audit log, after all that were written before it. */
export async function addAct(db: Db, act: Act): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${WRITING})`);
    const [last] = await tx
      .select({ seq: audit.seq, hash: audit.hash })
      .from(audit)
      .orderBy(desc(audit.seq))
      .limit(1);
    const row = { seq: (last?.seq ?? 0) + 1, ...act };
    await tx.insert(audit).values({ ...row, hash: linkOf(last?.hash ?? NO_LINK, row) });
  });
}

/** The audit log before row `before`, the latest first; of one subject where that is asked for. */
export async function actsOf(
  db: Db,
  { before, subject, limit }: { readonly before?: number; readonly subject?: string; readonly limit: number },
): Promise<readonly AuditRow[]> {
  const rows = await db
    .select()
    .from(audit)
    .where(
      and(
        before === undefined ? undefined : lt(audit.seq, before),
        subject === undefined ? undefined : eq(audit.subject, subject),
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(limit);
  return rows as readonly AuditRow[];
}

/** The number of the first row that does not follow from the one before it; `undefined` where all do. */
export async function brokenAct(db: Db): Promise<number | undefined> {
  let link = NO_LINK;
  let next = 1;
  for (;;) {
    const rows = await db
      .select()
      .from(audit)
      .where(sql`${audit.seq} >= ${next}`)
      .orderBy(audit.seq)
      .limit(1000);
    for (const { hash, ...row } of rows) {
      link = linkOf(link, row);
      if (row.seq !== next || hash !== link) return next;
      next++;
    }
    if (rows.length === 0) return undefined;
  }
}
