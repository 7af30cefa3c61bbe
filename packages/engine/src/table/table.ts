import type { Clock } from '../clock.ts';
import type { Entry, TableEvent } from '../log.ts';
import { type Actor, type BySeat, bySeat, replaced, type Seat } from '../seat.ts';
import { noRulings, type Rulings, rulingsAfter } from '../standing.ts';

/** Something that a seat asked for and others have to agree to. */
export interface Request {
  readonly seat: Seat;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly agreed: readonly Seat[];
}

/** How a match stands around the cards: the fold of its table events and stamps, the same for every viewer. */
export interface Table {
  readonly clock: Clock;
  readonly kinds: BySeat<'person' | 'bot'>;
  /** The level of the bot that acts for a person. */
  readonly held: BySeat<string | undefined>;
  readonly paused: boolean;
  readonly pause: Request | undefined;
  /** Whose all tricks left are: the cards are played for everybody until the deal is over. */
  readonly claimed: Seat | undefined;
  readonly undo: (Request & { /** The entry to strike from. */ readonly from: number }) | undefined;
  /** How many times in a row the time of a seat was up. */
  readonly silent: BySeat<number>;
  /** Whether a seat's person is to act, and since when its time runs; `undefined` while it stands still. */
  readonly turns: BySeat<Turn>;
  /** Milliseconds that a seat had left when its time began to run. */
  readonly left: BySeat<number>;
  /** Time and cause of the last entry. */
  readonly at: number;
  readonly cause: string;
  readonly over: boolean;
  readonly rulings: Rulings;
}

export interface Turn {
  readonly acting: boolean;
  /** Milliseconds since 1970. */
  readonly since: number | undefined;
}

const AWAY: Turn = { acting: false, since: undefined };

/** Before the first entry. */
export const emptyTable: Table = {
  clock: { kind: 'off' },
  kinds: [],
  held: [],
  paused: false,
  pause: undefined,
  claimed: undefined,
  undo: undefined,
  silent: [],
  turns: [],
  left: [],
  at: 0,
  cause: '',
  over: false,
  rulings: noRulings,
};

/** Who acts for a seat when its person does not. */
export type StandIn = 'bot' | 'held' | 'time' | 'claim';

/** Whose doing an act of a seat was, by its cause; `undefined` when it was its person's, whose ids are UUIDs. */
export const standIn = (cause: string): StandIn | undefined =>
  /^(bot|held|time|claim)-\d+-\d+/.exec(cause)?.[1] as StandIn | undefined;

/** The table after one more entry. `toAct` is what the game says once the entry is taken in. */
export function tableAfter(before: Table, entry: Entry, toAct: readonly Actor[]): Table {
  const told = 'table' in entry ? afterEvent(before, entry, entry.table) : afterPlay(before, entry);
  const rulings = rulingsAfter(before.rulings, entry);
  return timed(before, { ...told, at: entry.at, cause: entry.cause, rulings }, entry, toAct);
}

function afterPlay(before: Table, { by, cause }: Entry): Table {
  if (typeof by !== 'number' || cause === before.cause)
    return before.undo || by === 'house' ? { ...before, undo: undefined, claimed: undefined } : before;
  const was = standIn(cause);
  const times = was === undefined ? 0 : before.silent[by]! + (was === 'time' ? 1 : 0);
  return { ...before, undo: undefined, silent: replaced(before.silent, by, times) };
}

function afterEvent(before: Table, { at }: Entry, event: TableEvent): Table {
  switch (event.type) {
    case 'MatchCreated': {
      const { clock = emptyTable.clock, seats } = event;
      return {
        ...emptyTable,
        clock,
        kinds: bySeat(seats, () => 'person'),
        held: bySeat(seats, () => undefined),
        silent: bySeat(seats, () => 0),
        turns: bySeat(seats, () => AWAY),
        left: bySeat(seats, () => allotted(clock)),
      };
    }
    case 'SeatTaken':
      return { ...before, kinds: replaced(before.kinds, event.seat, event.kind) };
    case 'SeatHeld':
      return { ...before, held: replaced(before.held, event.seat, event.level) };
    case 'SeatReclaimed':
      return {
        ...before,
        held: replaced(before.held, event.seat, undefined),
        silent: replaced(before.silent, event.seat, 0),
      };
    case 'PauseAsked':
      return { ...before, pause: { seat: event.seat, at, agreed: [] } };
    case 'PauseAnswered':
      return { ...before, pause: answered(before.pause, event) };
    case 'Paused':
      return { ...before, paused: true, pause: undefined };
    case 'Resumed':
      return { ...before, paused: false };
    case 'UndoAsked':
      return { ...before, undo: { seat: event.seat, at, agreed: [], from: event.from } };
    case 'UndoAnswered':
      return { ...before, undo: answered(before.undo, event) };
    case 'RestClaimed':
      return { ...before, claimed: event.seat, undo: undefined };
    case 'PlayStruck':
      return { ...before, undo: undefined, claimed: undefined };
    case 'MatchFinished':
      return { ...before, over: true, undo: undefined, pause: undefined, claimed: undefined };
    default:
      return before;
  }
}

const answered = <Asked extends Request>(
  request: Asked | undefined,
  { seat, agrees }: { readonly seat: Seat; readonly agrees: boolean },
): Asked | undefined => (request && agrees ? { ...request, agreed: [...request.agreed, seat] } : undefined);

/** What a seat has when a turn begins that is not paid for by turns before. */
const allotted = (clock: Clock): number =>
  clock.kind === 'each' ? clock.ms : clock.kind === 'bank' ? clock.bankMs : 0;

/** Lets time begin, run on and end. Nobody's runs while the table is paused or while a bot acts for the seat. */
function timed(before: Table, after: Table, entry: Entry, toAct: readonly Actor[]): Table {
  const { clock, at } = after;
  const resumed = 'table' in entry && entry.table.type === 'Resumed';
  const turns: Turn[] = [];
  const left: number[] = [];
  for (const [seat, kind] of after.kinds.entries()) {
    const { acting: was, since } = before.turns[seat] ?? AWAY;
    let rest = before.left[seat] ?? allotted(clock);
    const acting = kind === 'person' && !after.over && toAct.includes(seat);
    const runs = acting && !after.paused && after.held[seat] === undefined;
    const acted = 'game' in entry && entry.by === seat && entry.cause !== before.cause;
    const ended = was && (acted || !acting);
    // What passed before somebody looked after the match again was nobody's time.
    const used = since === undefined ? 0 : (resumed ? before.at : at) - since;
    const stopped = ended || resumed || !runs;
    if (stopped) rest = Math.max(0, rest - used);
    if (ended && clock.kind === 'each') rest = clock.ms;
    if (ended && acted && clock.kind === 'bank') rest += clock.incrementMs;
    left.push(rest);
    turns.push({ acting, since: runs ? (stopped ? at : (since ?? at)) : undefined });
  }
  return { ...after, turns, left };
}

/** When a seat's time is up, milliseconds since 1970; `undefined` where none runs. */
export function deadlineOf({ clock, turns, left }: Table, seat: Seat): number | undefined {
  const since = turns[seat]?.since;
  return clock.kind === 'off' || since === undefined ? undefined : since + left[seat]!;
}

/** When the first seat's time is up: the `due` of the table's last entry. */
export function dueOf(table: Table): number | undefined {
  const deadlines = table.kinds
    .map((_, seat) => deadlineOf(table, seat))
    .filter((deadline) => deadline !== undefined);
  return deadlines.length > 0 ? Math.min(...deadlines) : undefined;
}

/** The seats whose persons have yet to agree: all but who asked, bots, and those that a bot acts for. */
export const awaited = ({ kinds, held }: Table, { seat: asker, agreed }: Request): readonly Seat[] =>
  kinds.flatMap((kind, seat) =>
    kind === 'bot' || held[seat] !== undefined || seat === asker || agreed.includes(seat) ? [] : [seat],
  );

/** After so many times in a row that its time was up, a bot acts for the seat. */
export const SILENCES = 2;
/** So long bots leave people to answer whether something may be undone, in milliseconds. */
export const UNDO_GRACE_MS = 5000;

/** Why a command of a seat does not count now, whatever the rules of the game say; `undefined` when it may. */
export function hindrance(table: Table, seat: Seat, cause: string, at: number): string | undefined {
  if (table.over) return 'match-over';
  if (table.paused) return 'paused';
  const by = standIn(cause);
  if ((by === 'claim') !== (table.claimed !== undefined))
    return table.claimed === undefined ? 'not-claimed' : 'rest-claimed';
  if (by === undefined || by === 'claim') return undefined;
  if (by === 'time') {
    const deadline = deadlineOf(table, seat);
    return deadline !== undefined && deadline <= at ? undefined : 'not-due';
  }
  if (by === 'held' ? table.held[seat] === undefined : table.kinds[seat] !== 'bot') return 'not-held';
  return table.undo !== undefined && at < table.undo.at + UNDO_GRACE_MS ? 'undo-open' : undefined;
}
