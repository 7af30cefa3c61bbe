import type * as z from 'zod/mini';
import type { Actor, BySeat, Seat, Viewer } from './seat.ts';

/** The rules accept a command with the events it causes, or refuse it with a stable kebab-case code. */
export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly reason: string };

export const accept = <Event>(...events: readonly Event[]): Decision<Event> => ({ ok: true, events });
export const refuse = (reason: string): { readonly ok: false; readonly reason: string } => ({
  ok: false,
  reason,
});

/** The refusal where the answer depends on a card that the asker's view does not show. */
export const UNSEEN = 'unseen';

/**
 * A fair order of `items` for the draw named `label`. The house's commands are a pure function of the state
 * and this, so that every draw can be computed again.
 */
export type Shuffle = <T>(label: string, items: readonly T[]) => readonly T[];

/** A named rule sheet: changes to the schema's defaults. */
export interface Preset<Options> {
  readonly options: Partial<Options>;
  /** Least and most seats that the rule sheet speaks of, and how many sit down unless said otherwise. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** Where the rules are written down. */
  readonly source: string;
}

/** How a match stands, in the terms that every game shares. */
export interface Standing {
  /** Number of the deal being played, from 1; 0 before the first. */
  readonly deal: number;
  /** Points by seat. */
  readonly scores: BySeat<number>;
  /** Set once the match is over. */
  readonly winners?: readonly Seat[];
}

/** What is wrong with a rule sheet: the option at fault, a code, and changes that would mend it. */
export interface Fault {
  readonly option: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Each is a set of option changes that would do instead. */
  readonly remedies: readonly Readonly<Record<string, unknown>>[];
}

/** An event as it was stored under some version of its schema. */
export type StoredEvent = Readonly<Record<string, unknown>>;

/** Takes an event of one version to the next: a pure function, one event in, one out. */
export interface Upcast {
  readonly from: number;
  /** Always one more than `from`. */
  readonly to: number;
  readonly event: (stored: StoredEvent) => StoredEvent;
}

/** A schema check that makes every fault of a rule sheet an issue at the option that causes it. */
export const faultless =
  <Options>(faults: (options: Options) => readonly Fault[]) =>
  ({ value, issues }: z.core.ParsePayload<Options>): void => {
    for (const { option, code, params, remedies } of faults(value))
      issues.push({
        code: 'custom',
        path: [option],
        input: value,
        message: code,
        params: { ...params, remedies },
      });
  };

export interface DealPlan {
  /** Cards a player, from 1. */
  readonly size: number;
  /** How many are still in the match. */
  readonly players: number;
  /** Known beforehand: a suit or `'NT'`; `undefined` where chance or the players decide. */
  readonly trump: string | undefined;
  /** Who deals, counted from the first dealer (0), where known beforehand. */
  readonly dealer: number | undefined;
  /** Whether the cards do not suffice for it. */
  readonly fault: boolean;
}

/**
 * One family of rules. `decide` turns a command into events that hold outcomes, `evolve` folds them without
 * knowing the options, `redact` gives the one form of an event that a viewer may see.
 */
export interface Game<
  Options = unknown,
  State = unknown,
  Command extends { readonly type: string } = { readonly type: string },
  Event extends { readonly type: string } = { readonly type: string },
> {
  readonly id: string;
  /** Version of the event schema, written into every entry. */
  readonly version: number;
  /** One for each version before this one, oldest first; left out while there is but one version. */
  readonly upcasts?: readonly Upcast[];
  readonly options: z.core.$ZodType<Options>;
  readonly presets: Readonly<Record<string, Preset<Options>>>;
  readonly command: z.core.$ZodType<Command>;
  readonly event: z.core.$ZodType<Event>;
  /** The rule sheet of a preset with changes, defaults that depend on other options filled in; not yet parsed. */
  resolve(preset: string, changes: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** What contradicts in a resolved rule sheet; empty when it can be played. */
  faults(options: Options): readonly Fault[];
  /** The deals a rule sheet leads to, as far as they are known beforehand; also for a faulty one. */
  plan(options: Options): readonly DealPlan[];
  seats(options: Options): number;
  /** The side of each seat, from 0: partners share one. Left out where everybody plays alone. */
  sides?(options: Options): BySeat<number>;
  initial(seats: number): State;
  toAct(state: State): readonly Actor[];
  /** Every command the rules allow the seat now. */
  legal(state: State, seat: Seat, options: Options): readonly Command[];
  /** The house's next command; only while `toAct` names the house. */
  house(state: State, options: Options, shuffle: Shuffle): Command;
  decide(state: State, command: Command, by: Actor, options: Options): Decision<Event>;
  evolve(state: State, event: Event): State;
  redact(event: Event, viewer: Viewer): Event;
  standing(state: State): Standing;
  /**
   * The seat's own commands, one a trick, that take every trick left whatever the others do, as far as that
   * follows from its view and the events it was shown since the house last acted; `undefined` where it does not.
   * Left out by games in which nothing can be claimed.
   */
  claim?(
    state: State,
    seat: Seat,
    options: Options,
    record: readonly Event[],
  ): readonly Command[] | undefined;
  /**
   * What everybody learned from an event that sealed or chance had hidden, and that cannot be forgotten: what a
   * director should know before striking it.
   */
  reveals?(event: Event): readonly ('bids' | 'trump')[];
  /**
   * What a seat did in a match that is over, counted from its standing events alone. Counts of several matches can
   * be added up: `matches` is 1 and `wins` is 0 or 1; the others are the game's own, but `left` and what begins with
   * it, which whoever keeps tallies counts for every game. Left out by games of which nothing is told.
   * @param stoodIn those of the events by which a bot acted in the person's place. Who has won is the outcome of the
   * match, whoever held the seat; in all else they, and what hangs on them, do not count.
   */
  tally?(
    record: readonly Event[],
    seats: number,
    seat: Seat,
    stoodIn?: ReadonlySet<Event>,
  ): Readonly<Record<string, number>>;
}

/** How a game is played, without the schemas, presets and plans around it: all that a page needs at the table. */
export type Rules<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
> = Omit<
  Game<Options, State, Command, Event>,
  'options' | 'presets' | 'command' | 'event' | 'resolve' | 'faults' | 'plan' | 'reveals' | 'tally'
>;
