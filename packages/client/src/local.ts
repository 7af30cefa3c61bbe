import {
  type Actor,
  type Entry,
  fold,
  type Rules,
  type Seat,
  type Shuffle,
  standingEntries,
  type TableEvent,
} from '@stikk/engine';
import type { FollowHandlers, Outcome, Transport } from './transport.ts';

type Typed = { readonly type: string };

/** What a bot decides on: what its seat sees, and nothing else. */
export interface LocalTurn<State, Event> {
  readonly seat: Seat;
  /** The fold of the events as redacted for the seat. */
  readonly view: State;
  /** Its events since the house last acted. */
  readonly record: readonly Event[];
  /** Different at each turn of a match. */
  readonly seed: number;
}

export interface LocalTableParts<Options, State, Command extends Typed, Event extends Typed> {
  readonly game: Rules<Options, State, Command, Event>;
  readonly options: Options;
  /** The person's seat; bots have all others. */
  readonly seat: Seat;
  /** The record so far: of a match that goes on, or of one that begins, as far as it is to be proved later. */
  readonly entries?: readonly Entry<Event>[];
  /** The draws of a command of the house, of which `draws` went before. */
  shuffle(draws: number): Shuffle;
  bot(turn: LocalTurn<State, Event>): Command | Promise<Command>;
  /** Keeps what a command led to. Nobody is told of it before. */
  keep?(entries: readonly Entry<Event>[]): Promise<void> | void;
  /** What is recorded when the match is over, after that it is. */
  readonly closing?: readonly TableEvent[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A table in the same page, as a server would keep it. */
export interface LocalTable<Command, Event> extends Transport<Command, Event> {
  /** The whole record, with everybody's cards. */
  entries(): readonly Entry<Event>[];
  /** Whoever is thinking still thinks, but nothing comes of it. */
  close(): void;
}

/**
 * Keeps a match without a server: deals, lets bots play the other seats, and tells the person's seat what it may
 * see. A bot that fails never holds up the match: the first command the rules allow is played for it.
 */
export function createLocalTable<Options, State, Command extends Typed, Event extends Typed>(
  parts: LocalTableParts<Options, State, Command, Event>,
): LocalTable<Command, Event> {
  const { game, options, seat: person, closing = [] } = parts;
  const now = parts.now ?? Date.now;
  const seats = game.seats(options);
  const outcomes = new Map<string, Promise<Outcome>>();
  const followers = new Set<{ told: number; readonly handlers: FollowHandlers<Event> }>();
  let entries: readonly Entry<Event>[] = parts.entries ?? [];
  let state = fold(game, seats, entries);
  let closed = false;
  /** Commands are judged one after another. */
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(judge: () => Promise<T>): Promise<T> => {
    const judged = last.then(judge);
    last = judged.catch(() => undefined);
    return judged;
  };

  const seenBy = (seat: Seat, entry: Entry<Event>): Entry<Event> =>
    'game' in entry ? { ...entry, game: game.redact(entry.game, seat) } : entry;

  const isOver = () => entries.some((entry) => 'table' in entry && entry.table.type === 'MatchFinished');

  async function record(
    by: Actor | 'table',
    cause: string,
    happened: readonly Happened<Event>[],
  ): Promise<number> {
    const at = Math.max(now(), entries.at(-1)?.at ?? 0);
    const added = happened.map(
      (content, index): Entry<Event> => ({
        seq: entries.length + index + 1,
        v: game.version,
        at,
        by,
        cause,
        ...content,
      }),
    );
    await parts.keep?.(added);
    entries = [...entries, ...added];
    for (const entry of added) if ('game' in entry) state = game.evolve(state, entry.game);
    tell();
    return entries.length;
  }

  async function decide(by: Actor, cause: string, command: Command): Promise<Outcome> {
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) return decision;
    const seq = await record(
      by,
      cause,
      decision.events.map((event) => ({ game: event })),
    );
    return { ok: true, seq };
  }

  function draws(): number {
    return new Set(entries.filter(({ by }) => by === 'house').map(({ cause }) => cause)).size;
  }

  function turnOf(seat: Seat): LocalTurn<State, Event> {
    const standing = standingEntries(entries);
    const dealt = standing.findLast(({ by }) => by === 'house')?.cause;
    const from = Math.max(
      standing.findIndex(({ cause }) => cause === dealt),
      0,
    );
    let view = game.initial(seats);
    const record: Event[] = [];
    for (const [index, { game: event }] of standing.entries()) {
      const seen = game.redact(event, seat);
      view = game.evolve(view, seen);
      if (index >= from) record.push(seen);
    }
    return { seat, view, record, seed: Math.imul(entries.length + 1, 0x9e3779b1) >>> 0 };
  }

  /** A bot's turn; what it thinks of is only judged, so that the person can act meanwhile. */
  async function act(seat: Seat): Promise<void> {
    const cause = `bot-${seat}-${entries.length}`;
    const turn = turnOf(seat);
    const command = await Promise.resolve()
      .then(() => parts.bot(turn))
      .catch(() => undefined);
    if (closed) return;
    await inTurn(async () => {
      if (closed || !game.toAct(state).includes(seat)) return;
      const outcome = command && (await decide(seat, cause, command));
      if (!outcome?.ok) await decide(seat, `${cause}-any`, game.legal(state, seat, options)[0]!);
    });
  }

  /** Everybody acts whose turn it is, until it is the person's. */
  async function proceed(): Promise<void> {
    while (!closed) {
      const acting = game.toAct(state);
      const other = acting.find((actor) => actor !== person);
      if (other === 'house')
        await inTurn(async () => {
          const count = draws();
          await decide('house', `house-${count}`, game.house(state, options, parts.shuffle(count)));
        });
      else if (typeof other === 'number') await act(other);
      else {
        if (acting.length === 0 && !isOver()) await finish();
        return;
      }
    }
  }

  const finish = () =>
    inTurn(async () => {
      const end: readonly TableEvent[] = [{ type: 'MatchFinished' }, ...closing];
      await record(
        'table',
        'finish',
        end.map((table) => ({ table })),
      );
    });

  let proceeding: Promise<void> | undefined;
  function goOn(): void {
    if (proceeding) return;
    proceeding = proceed().then(
      () => {
        proceeding = undefined;
      },
      () => {
        // What could not be kept was not told either: whoever follows asks again.
        proceeding = undefined;
        for (const { handlers } of [...followers]) handlers.lost();
      },
    );
  }

  function tell(): void {
    for (const follower of followers) {
      for (const entry of entries.slice(follower.told)) {
        follower.told = entry.seq;
        follower.handlers.entry(seenBy(person, entry));
      }
      if (isOver()) follower.handlers.ended();
    }
  }

  const known = (commandId: string): Outcome | undefined => {
    const entry = entries.findLast(({ cause }) => cause === commandId);
    return entry && { ok: true, seq: entry.seq };
  };

  return {
    entries: () => entries,
    submit(commandId, command) {
      const before = outcomes.get(commandId);
      if (before) return before;
      const outcome = inTurn(async () => known(commandId) ?? decide(person, commandId, command));
      outcomes.set(commandId, outcome);
      // What failed may be asked again.
      outcome.then(goOn, () => outcomes.delete(commandId));
      return outcome;
    },
    follow(fromSeq, handlers) {
      const follower = { told: fromSeq, handlers };
      followers.add(follower);
      handlers.opened();
      queueMicrotask(() => {
        if (!followers.has(follower)) return;
        tell();
        goOn();
      });
      return () => followers.delete(follower);
    },
    close() {
      closed = true;
      followers.clear();
    },
  };
}

type Happened<Event> = { readonly game: Event } | { readonly table: TableEvent };
