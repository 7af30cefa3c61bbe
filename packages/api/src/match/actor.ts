import type { Append, MatchRow, Outcome, Projection, StoredCommand, StoredEntry } from '@stikk/db';
import { dropTallies, matchOf, secretOf } from '@stikk/db';
import {
  accept,
  canonicalJson,
  type Decision,
  type Entry,
  ruledStanding,
  type Seat,
  seatSides,
  upcast,
} from '@stikk/engine';
import { type Ask, dueOf, type Ruling, ruled } from '@stikk/engine/table';
import { chained, shuffler } from '@stikk/shuffle';
import { type AnyGame, gameOf } from '@stikk/variants';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { traceOf } from '../trace.ts';
import type { Room } from './attendance.ts';
import { type Folded, foldedOn, nothingYet } from './folded.ts';
import { actingTurns } from './turns.ts';
import {
  contentOf,
  decided,
  type Happened,
  type RulingWish,
  someAllowed,
  tableAct,
  type Wish,
} from './wish.ts';

export type Command = { readonly type: string };

/** The outcome of a command; `repeated` when it had been judged before. */
export type Answer = Outcome & { readonly repeated?: true };

/** A command that was judged. */
type Judged = Pick<StoredCommand, 'by' | 'command' | 'outcome'>;
/** Whose commands are judged; the house's are not. */
type Judge = Seat | 'director';
type Refused = Judged & { readonly outcome: { readonly ok: false; readonly reason: string } };

/** So many refusals of a match are remembered, so that a repeat is answered alike; they are kept nowhere else. */
const MOST_REFUSALS = 100;

/**
 * All that happens in one live match, one thing after another. It holds the folded record, so that judging a
 * command reads nothing; what it decides is durable before anyone hears of it.
 */
export interface MatchActor {
  readonly row: MatchRow;
  /** Reads anew whose the seats are. */
  reseat(): Promise<void>;
  readonly game: AnyGame;
  readonly options: unknown;
  /** Who has its page open. */
  readonly room: Room;
  /** The raw record. For `view.ts` and for bots' turns; whatever leaves the server is redacted there. */
  entries(): readonly StoredEntry[];
  folded(): Folded;
  /** Judges a command; the same again gets the answer it had. `'taken'`: the `commandId` was another's. */
  submit(by: Seat, commandId: string, command: Command): Promise<Answer | 'taken'>;
  /** Judges what a seat asks for beside the game, in the same manner. */
  ask(by: Seat, commandId: string, ask: Ask): Promise<Answer | 'taken'>;
  /** Writes what a director rules into the record, in the same manner. */
  rule(rulingId: string, it: Ruling): Promise<Answer | 'taken'>;
  /** What a ruling would write, were it made now. */
  foreseen(it: Ruling): Decision<Happened>;
  /** Some command that the rules allow the seat, for when its bot has none. */
  submitAny(by: Seat, commandId: string): Promise<Answer | 'taken' | undefined>;
  /** Reads what other processes added. */
  catchUp(): Promise<void>;
  /** Gives back the time that ran while nobody looked after the match. */
  resume(): Promise<void>;
  /** Lets the house and the bots go on; `patience` waits so many milliseconds more for another process to. */
  wake(patience?: number): Promise<void>;
  /** Whether this process no longer looks after the match. */
  isStopped(): boolean;
  /** Calls back after every growth of the record, and when it stops. Returns the way to stop listening. */
  onGrowth(listener: () => void): () => void;
  stop(): Promise<void>;
}

/** Loads a match and its record. It does nothing of its own accord until it is woken. */
export async function matchActor(services: Services, row: MatchRow, room: Room): Promise<MatchActor> {
  const { log, database, logger, now, bus } = services;
  const game = gameOf(row.game);
  if (game === undefined) throw new Error(`match ${row.id} is of the unknown game ${row.game}`);
  const options = z.parse(game.options, row.options);
  const seats = row.seats.length;
  const sides = seatSides(game, options);
  const bots = row.seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat);
  const secret = row.status === 'live' ? await secretOf(database.db, row.id) : undefined;

  const listeners = new Set<() => void>();
  const outcomes = new Map<string, Judged>();
  const refusals = new Map<string, Refused>();
  let entries: readonly StoredEntry[] = [];
  let folded = nothingYet(game, seats, bots);
  let tail: Promise<unknown> = Promise.resolve();
  let doubtful = false;
  let stopped = false;

  /** Runs `act` when everything asked for earlier is done. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const run = tail.then(act);
    tail = run.catch(() => undefined);
    return run;
  };

  const take = (added: readonly StoredEntry[], next: Folded): void => {
    if (added.length === 0) return;
    entries = [...entries, ...added];
    folded = next;
    for (const listener of listeners) listener();
  };

  /** Reads what others added; whether there was anything. */
  const reload = async (): Promise<boolean> => {
    const added = (await log.entriesOf(row.id, folded.seq)).map((entry) => upcast(game, entry));
    const known = outcomes.size;
    for (const { commandId, by, command, outcome } of await log.commandsOf(row.id))
      outcomes.set(commandId, { by, command, outcome });
    take(added, foldedOn(game, seats, folded, entries, added));
    doubtful = false;
    return added.length > 0 || outcomes.size > known;
  };

  const projection = (next: Folded): Projection => {
    const own = game.standing(next.state);
    const { deal, scores, winners } = ruledStanding(own, sides, next.table.rulings);
    const toAct = game.toAct(next.state);
    const { paused, held } = next.table;
    const acts = toAct.some(
      (actor) =>
        actor === 'house' ||
        (typeof actor === 'number' && (bots.includes(actor) || held[actor] !== undefined)),
    );
    return {
      status: next.finished ? 'finished' : 'live',
      seq: next.seq,
      deal,
      scores,
      winners: winners ?? null,
      toAct,
      unsettled:
        !next.finished &&
        ((acts && !paused) || own.winners !== undefined || tableAct(next.table) !== undefined),
      due: dueOf(next.table) ?? null,
      updatedAt: next.at,
    };
  };

  /** Makes happenings durable, then takes them in. False when somebody else was first; then all is read again. */
  const record = async (
    by: Entry['by'],
    cause: string,
    happened: readonly Happened[],
    command?: StoredCommand,
  ): Promise<boolean> => {
    const at = Math.max(now(), folded.at);
    const stamped = happened.map((what, index) => ({
      seq: folded.seq + 1 + index,
      v: game.version,
      at,
      by,
      cause,
      ...what,
    }));
    const bare = foldedOn(game, seats, folded, entries, stamped);
    const due = dueOf(bare.table);
    const timed = stamped.map((entry, index) =>
      due !== undefined && index === stamped.length - 1 ? { ...entry, due } : entry,
    );
    const added = chained(timed, folded.link);
    const next = { ...bare, link: added.at(-1)?.hash ?? folded.link };
    const item: Append = {
      matchId: row.id,
      entries: added,
      ...(command !== undefined && { command }),
      ...(added.length > 0 && { projection: projection(next) }),
    };
    let result: 'appended' | 'conflict';
    try {
      result = await log.append(item);
    } catch (error) {
      doubtful = true;
      throw error;
    }
    if (result === 'conflict') {
      if (!(await reload())) throw new Error(`match ${row.id} conflicts with a record that has not grown`);
      return false;
    }
    if (command !== undefined) outcomes.set(command.commandId, command);
    take(added, next);
    if (added.length > 0) bus.publish(row.id, folded.seq);
    return true;
  };

  const refuse = (commandId: string, judged: Refused): Outcome => {
    refusals.set(commandId, judged);
    const [oldest] = refusals.keys();
    if (refusals.size > MOST_REFUSALS && oldest !== undefined) refusals.delete(oldest);
    return judged.outcome;
  };

  /** The answer to a command whose id is known, when it is the same command. */
  const repeated = (known: Judged, by: Judge, sent: Wish | RulingWish | undefined): Answer | 'taken' => {
    const same = sent === undefined || canonicalJson(contentOf(sent)) === canonicalJson(known.command);
    return known.by === by && same ? { ...known.outcome, repeated: true } : 'taken';
  };

  /** Judges what was sent, or else some command that the rules allow. */
  const judge = async (
    by: Judge,
    commandId: string,
    sent?: Wish | RulingWish,
  ): Promise<Answer | 'taken' | undefined> => {
    if (doubtful) await reload();
    // Another process may have moved the match on: nothing is refused before that is known.
    let mayLag = database.kind === 'postgres';
    for (;;) {
      const kept = outcomes.get(commandId);
      if (kept !== undefined) return repeated(kept, by, sent);
      const wish = sent ?? (by === 'director' ? undefined : someAllowed(actor, by));
      if (wish === undefined) return undefined;
      const command = contentOf(wish);
      const refused = refusals.get(commandId);
      const decision =
        refused?.outcome ??
        ('ruling' in wish
          ? foreseen(wish.ruling)
          : decided(actor, wish, by as Seat, commandId, Math.max(now(), folded.at)));
      if (!decision.ok) {
        if (mayLag) {
          mayLag = false;
          if (await reload()) continue;
        }
        return refused ? repeated(refused, by, sent) : refuse(commandId, { by, command, outcome: decision });
      }
      const outcome: Outcome = { ok: true, seq: folded.seq + decision.events.length };
      if (await record(by, commandId, decision.events, { commandId, by, command, outcome, at: now() })) {
        // What was counted before counts as it was ruled.
        if (by === 'director' && folded.finished) await dropTallies(database.db, row.id);
        return outcome;
      }
    }
  };

  /** Whoever ends a match reveals its secret. */
  const foreseen = (it: Ruling): Decision<Happened> => {
    const { state, table } = folded;
    const decision = ruled(
      { game, options, entries: entries as readonly Entry<Command>[], state, table },
      it,
    );
    if (!decision.ok || !decision.events.some(isEnd)) return decision;
    return accept<Happened>(...decision.events, { table: { type: 'SecretRevealed', secret: secret! } });
  };

  const houseActs = async (): Promise<void> => {
    const command = game.house(folded.state, options, shuffler(secret!, folded.nonces, folded.draws));
    const decision = game.decide(folded.state, command, 'house', options);
    if (!decision.ok) throw new Error(`the house was refused: ${decision.reason}`);
    const commandId = `house-${folded.draws}`;
    const outcome: Outcome = { ok: true, seq: folded.seq + decision.events.length };
    const stored: StoredCommand = { commandId, by: 'house', command, outcome, at: now() };
    await record(
      'house',
      commandId,
      decision.events.map((event) => ({ game: event })),
      stored,
    );
  };

  const finish = (): Promise<boolean> =>
    record('table', 'finish', [
      { table: { type: 'MatchFinished' } },
      { table: { type: 'SecretRevealed', secret: secret! } },
    ]);

  /** Whatever follows without anybody's doing, until a seat is to act. */
  const settle = async (patience = 0): Promise<void> => {
    try {
      if (doubtful) await reload();
      while (!folded.finished && !stopped) {
        const act = tableAct(folded.table);
        if (act !== undefined) await record('table', `${act.kind}-${folded.seq}`, [{ table: act.event }]);
        else if (game.standing(folded.state).winners !== undefined) await finish();
        else if (game.toAct(folded.state).includes('house') && !folded.table.paused) await houseActs();
        else break;
      }
    } catch (error) {
      logger.error({ matchId: row.id, seq: folded.seq, ...traceOf(error) }, 'the house cannot go on');
    }
    if (!stopped) turns.schedule(patience);
  };

  /** Answers as soon as the command is durable, and then lets the house go on before anything else. */
  const judgedInTurn = (judging: () => ReturnType<typeof judge>): ReturnType<typeof judge> =>
    new Promise((answer, fail) => {
      void inTurn(async () => {
        try {
          if (stopped) throw new Failure('busy');
          answer(await judging());
        } catch (error) {
          return fail(error);
        }
        await settle();
      });
    });

  let seating = row;
  const actor: MatchActor = {
    get row() {
      return seating;
    },
    reseat: async () => {
      seating = (await matchOf(database.db, row.id)) ?? seating;
    },
    game,
    options,
    room,
    entries: () => entries,
    folded: () => folded,
    submit: async (by, commandId, command) => (await judgedInTurn(() => judge(by, commandId, { command })))!,
    ask: async (by, commandId, ask) => (await judgedInTurn(() => judge(by, commandId, { ask })))!,
    rule: async (rulingId, ruling) => (await judgedInTurn(() => judge('director', rulingId, { ruling })))!,
    foreseen,
    submitAny: (by, commandId) => judgedInTurn(() => judge(by, commandId)),
    catchUp: () =>
      inTurn(async () => {
        if (await reload()) turns.schedule(ELSEWHERE_MS);
      }),
    resume: () =>
      inTurn(async () => {
        if (dueOf(folded.table) !== undefined)
          await record('table', `resume-${folded.seq}`, [{ table: { type: 'Resumed' } }]);
      }),
    wake: (patience = 0) => inTurn(() => settle(patience)),
    isStopped: () => stopped,
    onGrowth: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      stopped = true;
      turns.stop();
      room.close();
      for (const listener of listeners) listener();
      await tail;
    },
  };
  const turns = actingTurns(services, actor);
  await reload();
  return actor;
}

const isEnd = (what: Happened): boolean => 'table' in what && what.table.type === 'MatchFinished';

/** How long a process leaves a bot's turn to the process that moved the match last. */
export const ELSEWHERE_MS = 3000;
