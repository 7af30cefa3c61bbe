import type { Actor, Entry, Seat } from '@stikk/engine';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Db, isUniqueViolation } from './open.ts';
import { commands, entries, match } from './schema/index.ts';

/** An entry as it is kept: always with its hash. */
export type StoredEntry = Entry & { readonly hash: string };

/** What a command came to. */
export type Outcome =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly reason: string };

export interface StoredCommand {
  readonly commandId: string;
  readonly by: Actor;
  readonly command: unknown;
  readonly outcome: Outcome;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How a match stands, for the lists; derived from the entries it is written with. */
export interface Projection {
  readonly status: 'live' | 'finished';
  readonly seq: number;
  readonly deal: number;
  readonly scores: readonly number[];
  /** `null` while the match is live. */
  readonly winners: readonly Seat[] | null;
  readonly toAct: readonly Actor[];
  readonly unsettled: boolean;
  /** `null` while no clock runs. */
  readonly due: number | null;
  readonly updatedAt: number;
}

/** What one match adds in one go: all of it becomes durable, or none. */
export interface Append {
  readonly matchId: string;
  readonly entries: readonly StoredEntry[];
  readonly command?: StoredCommand;
  readonly projection?: Projection;
}

export interface EventLog {
  /**
   * Resolves once the rows are durable, or with `'conflict'` when another writer had a row of the same number
   * or the same command before: read on, decide again. Rejects when the database fails; then it is unknown
   * whether the rows are there.
   */
  append(item: Append): Promise<'appended' | 'conflict'>;
  /** The entries of a match after number `after`, in order. */
  entriesOf(matchId: string, after?: number): Promise<readonly StoredEntry[]>;
  commandsOf(matchId: string): Promise<readonly StoredCommand[]>;
}

/** Told of every transaction: how many appends and rows went in it. */
export type OnCommit = (group: { readonly appends: number; readonly rows: number }) => void;

/** The largest group; PostgreSQL takes 65,535 parameters in a statement and an entry has nine. */
const MOST_ROWS = 4000;

interface Waiting {
  readonly item: Append;
  readonly settle: (result: 'appended' | 'conflict') => void;
  readonly fail: (error: unknown) => void;
}

/**
 * The append-only log. Appends that arrive while a transaction is under way wait and go together in the next:
 * a commit costs the same for one row as for hundreds.
 */
export function eventLog(db: Db, onCommit: OnCommit = () => undefined): EventLog {
  let waiting: Waiting[] = [];
  let writing = false;

  const write = async (): Promise<void> => {
    writing = true;
    while (waiting.length > 0) {
      const group = takeGroup(waiting);
      waiting = waiting.slice(group.length);
      await commitGroup(db, group, onCommit);
    }
    writing = false;
  };

  return {
    append: (item) =>
      new Promise((settle, fail) => {
        waiting.push({ item, settle, fail });
        if (!writing) void write();
      }),
    entriesOf: (matchId, after = 0) => entriesOf(db, matchId, after),
    commandsOf: async (matchId) => {
      const rows = await db.select().from(commands).where(eq(commands.matchId, matchId));
      return rows.map((row) => ({
        commandId: row.commandId,
        by: actorOf(row.by) as Actor,
        command: row.command,
        outcome: row.outcome as Outcome,
        at: row.at,
      }));
    },
  };
}

/** The longest run from the front that fits in one statement and names no match twice. */
function takeGroup(waiting: readonly Waiting[]): readonly Waiting[] {
  const matches = new Set<string>();
  let rows = 0;
  for (const [index, { item }] of waiting.entries()) {
    rows += item.entries.length;
    if (index > 0 && (rows > MOST_ROWS || matches.has(item.matchId))) return waiting.slice(0, index);
    matches.add(item.matchId);
  }
  return waiting;
}

async function commitGroup(db: Db, group: readonly Waiting[], onCommit: OnCommit): Promise<void> {
  try {
    await db.transaction((tx) =>
      addRows(
        tx,
        group.map(({ item }) => item),
      ),
    );
    onCommit({ appends: group.length, rows: group.reduce((sum, { item }) => sum + item.entries.length, 0) });
    for (const { settle } of group) settle('appended');
  } catch (error) {
    if (!isUniqueViolation(error)) for (const { fail } of group) fail(error);
    else if (group.length === 1) group[0]!.settle('conflict');
    else for (const one of group) await commitGroup(db, [one], onCommit);
  }
}

/** Inserts the rows of several matches with one statement a table. Part of the caller's transaction. */
export async function addRows(tx: Pick<Db, 'insert' | 'execute'>, items: readonly Append[]): Promise<void> {
  const entryRows = items.flatMap(({ matchId, entries: added }) =>
    added.map((entry) => rowOf(matchId, entry)),
  );
  if (entryRows.length > 0) await tx.insert(entries).values(entryRows);

  const commandRows = items.flatMap(({ matchId, command }) =>
    command === undefined ? [] : [{ ...command, matchId, by: String(command.by) }],
  );
  if (commandRows.length > 0) await tx.insert(commands).values(commandRows);

  const projections = items.flatMap(({ matchId, projection }) =>
    projection === undefined ? [] : [{ id: matchId, ...projection }],
  );
  if (projections.length > 0)
    await tx.execute(sql`
      update ${match} as m set status = p.status, seq = p.seq, deal = p.deal, scores = p.scores,
        winners = p.winners, to_act = p."toAct", unsettled = p.unsettled, due = p.due, updated_at = p."updatedAt"
      from jsonb_to_recordset(${JSON.stringify(projections)}::jsonb) as p(
        id text, status text, seq int, deal int, scores jsonb, winners jsonb, "toAct" jsonb, unsettled boolean,
        due bigint, "updatedAt" bigint)
      where m.id = p.id`);
}

async function entriesOf(db: Db, matchId: string, after: number): Promise<readonly StoredEntry[]> {
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.matchId, matchId), gt(entries.seq, after)))
    .orderBy(asc(entries.seq));
  return rows.map(
    ({ seq, v, at, by, cause, due, body, hash }) =>
      ({
        seq,
        v,
        at,
        by: actorOf(by),
        cause,
        ...(due !== null && { due }),
        hash,
        ...(body as object),
      }) as StoredEntry,
  );
}

const actorOf = (by: string): Entry['by'] => (/^\d+$/.test(by) ? Number(by) : (by as Entry['by']));

const rowOf = (matchId: string, entry: StoredEntry) => ({
  matchId,
  seq: entry.seq,
  v: entry.v,
  at: entry.at,
  by: String(entry.by),
  cause: entry.cause,
  due: entry.due ?? null,
  body: 'game' in entry ? { game: entry.game } : { table: entry.table },
  hash: entry.hash,
});
