import * as z from 'zod/mini';
import { fold, standingEntries } from '../fold.ts';
import { accept, type Decision, type Game, refuse } from '../game.ts';
import type { Entry, RulingKind, TableEvent } from '../log.ts';
import { seatSides } from '../standing.ts';
import { STAND_IN_LEVEL } from './answer.ts';
import type { Table } from './table.ts';

const seat = z.int().check(z.gte(0), z.lte(9));
const points = z.int().check(z.gte(-999), z.lte(999));

const why = {
  /** A code from the catalogue of reasons. */
  reason: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  /** The director's own words. */
  note: z.string().check(z.maxLength(2000)),
  /** The number of the `RulingMade` that it takes back. */
  reverses: z.optional(z.int().check(z.gte(1))),
};

/** What a director can decide about a match. Points are by side. */
export const ruling = z.discriminatedUnion('kind', [
  z.strictObject({ ...why, kind: z.literal('none') }),
  z.strictObject({ ...why, kind: z.literal('warn'), seat }),
  /** Adds to the scores, whatever is struck later. */
  z.strictObject({ ...why, kind: z.literal('adjust'), points: z.array(points) }),
  /** Strikes a command and all that was played after it. */
  z.strictObject({ ...why, kind: z.literal('strike'), from: z.int().check(z.gte(1)) }),
  /** Strikes the deal under way; another pack is dealt. */
  z.strictObject({ ...why, kind: z.literal('redeal') }),
  /** Scores the deal under way as it is told, without the rest of its cards. */
  z.strictObject({ ...why, kind: z.literal('close'), points: z.array(points) }),
  z.strictObject({ ...why, kind: z.literal('hold'), seat }),
  /** Lets the table wait, or go on. */
  z.strictObject({ ...why, kind: z.literal('pause'), paused: z.boolean() }),
  /** Ends the match as it stands. */
  z.strictObject({ ...why, kind: z.literal('end') }),
  /** Lets the match count for nothing, or again for something; one that is live ends with it. */
  z.strictObject({ ...why, kind: z.literal('void'), void: z.boolean() }),
  /** Tells the table that a person may not play for a while. */
  z.strictObject({
    ...why,
    kind: z.literal('suspend'),
    seat,
    /** At rated tables alone. */
    rated: z.optional(z.literal(true)),
  }),
]);
export type Ruling = Readonly<z.infer<typeof ruling>>;

/** Something a ruling takes in that the director should know before. */
export type Crossing =
  /** A deal that had been scored would be played again. */
  | 'deal'
  /** Cards were dealt after it, so that others are dealt now. */
  | 'dealing'
  /** Sealed bids had been shown after it. */
  | 'bids'
  /** A card had been turned for trump after it. */
  | 'trump';

/** A match as it stands when it is ruled on. */
export interface Ruled<Options, State, Command extends Typed, Event extends Typed> {
  readonly game: Game<Options, State, Command, Event>;
  readonly options: Options;
  readonly entries: readonly Entry<Event>[];
  readonly state: State;
  readonly table: Table;
}
type Typed = { readonly type: string };

/** What a ruling writes into the record: the events around the cards first, then those of the game. */
export type RulingEvent<Event> = { readonly table: TableEvent } | { readonly game: Event };

/**
 * What a ruling writes into the record, or a stable code why it cannot be made. The match's secret is revealed
 * by whoever ends it, not here.
 */
export function ruled<Options, State, Command extends Typed, Event extends Typed>(
  match: Ruled<Options, State, Command, Event>,
  it: Ruling,
): Decision<RulingEvent<Event>> {
  const { game, options, entries, table } = match;
  const { kind, reason, note, reverses } = it;
  const seats = table.kinds.length;
  if (reverses !== undefined && !isRuling(entries, reverses)) return refuse('no-such-ruling');
  if ('seat' in it && it.seat >= seats) return refuse('no-such-seat');
  const made = { type: 'RulingMade', kind, reason, note } as const;
  const announced: TableEvent = {
    ...made,
    ...('seat' in it && { seat: it.seat }),
    ...(it.kind === 'suspend' && it.rated && { rated: it.rated }),
    ...(reverses !== undefined && { reverses }),
  };
  const told = (...events: readonly TableEvent[]) =>
    accept<RulingEvent<Event>>({ table: announced }, ...events.map((event) => ({ table: event })));
  if (table.over && LIVE_ONLY.includes(kind)) return refuse('match-over');
  switch (it.kind) {
    case 'none':
    case 'warn':
    case 'suspend':
      return told();
    case 'adjust': {
      const sides = new Set(seatSides(game, options)).size;
      if (it.points.length !== sides || it.points.every((given) => given === 0)) return refuse('no-points');
      return told(
        ...it.points.flatMap((given, side): readonly TableEvent[] =>
          given === 0 ? [] : [{ type: 'ScoreAdjusted', side, points: given, note: '' }],
        ),
      );
    }
    case 'strike': {
      const from = commandFrom(entries, it.from);
      return from === undefined ? refuse('not-standing') : told(struck(from));
    }
    case 'redeal': {
      const from = dealFrom(match);
      return from === undefined ? refuse('no-deal') : told(struck(from));
    }
    case 'close':
      return closed(match, it.points, announced);
    case 'hold':
      if (table.kinds[it.seat] !== 'person') return refuse('not-a-person');
      return table.held[it.seat] === undefined
        ? told({ type: 'SeatHeld', seat: it.seat, level: STAND_IN_LEVEL })
        : refuse('already-held');
    case 'pause':
      if (table.paused === it.paused) return refuse(it.paused ? 'paused' : 'not-paused');
      return told({ type: it.paused ? 'Paused' : 'Resumed' });
    case 'end':
      return told({ type: 'MatchFinished' });
    case 'void':
      if (table.rulings.void === it.void) return refuse(it.void ? 'already-void' : 'not-void');
      return told(
        { type: 'MatchVoided', void: it.void },
        ...(table.over ? [] : [{ type: 'MatchFinished' } as const]),
      );
  }
}

const LIVE_ONLY: readonly RulingKind[] = ['strike', 'redeal', 'close', 'hold', 'pause', 'end'];

const struck = (from: number): TableEvent => ({ type: 'PlayStruck', from, why: 'ruling', note: '' });

const isRuling = (entries: readonly Entry[], seq: number): boolean => {
  const entry = entries[seq - 1];
  return entry !== undefined && 'table' in entry && entry.table.type === 'RulingMade';
};

/** The first entry of the standing command that an entry belongs to. */
function commandFrom(entries: readonly Entry[], seq: number): number | undefined {
  const standing = standingEntries(entries);
  const cause = standing.find((entry) => entry.seq === seq)?.cause;
  return cause === undefined ? undefined : standing.find((entry) => entry.cause === cause)!.seq;
}

/** The first entry of the command by which the deal under way was dealt. */
function dealFrom<Options, State, Command extends Typed, Event extends Typed>({
  game,
  entries,
  state,
  table,
}: Ruled<Options, State, Command, Event>): number | undefined {
  const { deal } = game.standing(state);
  if (deal === 0 || game.toAct(state).includes('house')) return undefined;
  let before = game.initial(table.kinds.length);
  for (const entry of standingEntries(entries)) {
    before = game.evolve(before, entry.game);
    if (game.standing(before).deal === deal) return commandFrom(entries, entry.seq);
  }
  return undefined;
}

function closed<Options, State, Command extends Typed, Event extends Typed>(
  { game, options, state }: Ruled<Options, State, Command, Event>,
  given: readonly number[],
  announced: TableEvent,
): Decision<RulingEvent<Event>> {
  const { deal } = game.standing(state);
  const command = z.safeParse(game.command, { type: 'CloseDeal', deal, points: given });
  if (!command.success) return refuse('cannot-close');
  const decision = game.decide(state, command.data, 'director', options);
  if (!decision.ok) return decision;
  return accept<RulingEvent<Event>>(
    { table: announced },
    ...decision.events.map((event) => ({ game: event })),
  );
}

/** What a ruling would take in that cannot be made unseen. */
export function crossings<Options, State, Command extends Typed, Event extends Typed>(
  { game, entries, table }: Ruled<Options, State, Command, Event>,
  from: Seq,
): readonly Crossing[] {
  const standing = standingEntries(entries);
  const at = standing.findIndex(({ seq }) => seq >= from);
  const falls = at < 0 ? [] : standing.slice(at);
  const reveals = falls.flatMap((entry) => game.reveals?.(entry.game) ?? []);
  let then = fold(game, table.kinds.length, at < 0 ? entries : standing.slice(0, at));
  let ended = false;
  for (const entry of falls) {
    then = game.evolve(then, entry.game);
    ended ||= entry.by !== 'house' && game.toAct(then).includes('house');
  }
  const found: readonly (readonly [Crossing, boolean])[] = [
    ['deal', ended],
    ['dealing', falls.some(({ by }) => by === 'house')],
    ['bids', reveals.includes('bids')],
    ['trump', reveals.includes('trump')],
  ];
  return found.flatMap(([crossing, holds]) => (holds ? [crossing] : []));
}
type Seq = number;

/** The entry from which a ruling strikes; `undefined` where it strikes nothing. */
export const struckFrom = (events: readonly RulingEvent<unknown>[]): Seq | undefined => {
  for (const event of events)
    if ('table' in event && event.table.type === 'PlayStruck') return event.table.from;
  return undefined;
};
