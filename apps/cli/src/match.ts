import { decideBot, LEVELS, type Level } from '@stikk/bots';
import type { Actor, Decision, Entry, Seat, TableEvent } from '@stikk/engine';
import { chained, commit, shuffler } from '@stikk/shuffle';
import type { Sheet } from './sheet.ts';
import { bitsOf, chanceOf } from './simulate/chance.ts';

/** Who plays a seat by itself: a bot, or anybody who sends any legal command. */
export const levels = [...LEVELS, 'random'] as const;
export type Player = (typeof levels)[number];

type Event = { readonly type: string };

/** A match under way, recorded as a server would record it. */
export interface LiveMatch {
  readonly sheet: Sheet;
  readonly seats: number;
  /** Its entries so far, without hashes. */
  readonly entries: readonly Entry<Event>[];
  state(): unknown;
  /** The state as a seat sees it; a seat that plays at random looks at nothing and has none. */
  view(seat: Seat): unknown;
  /** Who is to act first; `undefined` once the match is over. */
  turn(): Actor | undefined;
  /** What the house, a bot or somebody at random does when it is to act: the command, decided and recorded. */
  moved(by: 'house' | Seat): readonly Event[];
  /** A command of a seat, recorded when the rules accept it. */
  asked(by: Seat, command: Event): Decision<Event>;
  /** Declares the match finished and reveals the secret. */
  close(): void;
}

const STARTED = Date.UTC(2024, 0, 1);

/** What a seat that thinks knows: its own state and the events of this deal as it saw them. */
interface Sight {
  readonly seat: Seat;
  view: unknown;
  deal: number;
  record: Event[];
}

/**
 * Seats the players, whoever is `'person'` acting by {@link LiveMatch.asked}, and starts match number `index`
 * of a seed.
 */
export function openMatch(
  sheet: Sheet,
  players: readonly (Player | 'person')[],
  seed: string,
  index: number,
): LiveMatch {
  const { game, preset, options } = sheet;
  const seats = game.seats(options);
  const secret = bitsOf(seed, index, 'secret');
  const nonces = players.map((_, seat) => bitsOf(seed, index, 'nonce', seat));
  const below = chanceOf(bitsOf(seed, index, 'choice'));
  const thought = Number.parseInt(bitsOf(seed, index, 'bot').slice(0, 8), 16);
  const entries: Entry<Event>[] = [];
  const stamp = (by: Entry['by'], cause: string) => ({
    seq: entries.length + 1,
    v: game.version,
    at: STARTED + entries.length * 1000,
    by,
    cause,
  });
  const table = (event: TableEvent) =>
    entries.push({ ...stamp('table', `table-${entries.length + 1}`), table: event });

  table({ type: 'MatchCreated', game: game.id, preset, options, seats, commitment: commit(secret) });
  for (const [seat, level] of players.entries()) {
    const nonce = nonces[seat]!;
    table(
      level === 'person'
        ? { type: 'SeatTaken', seat, kind: 'person', nonce }
        : { type: 'SeatTaken', seat, kind: 'bot', level, nonce },
    );
  }
  table({ type: 'MatchStarted' });

  let state = game.initial(seats);
  const sights = players.map((level, seat): Sight | undefined =>
    level === 'random' ? undefined : { seat, view: state, deal: 0, record: [] },
  );
  let draws = 0;

  return {
    sheet,
    seats,
    entries,
    state: () => state,
    view: (seat) => sights[seat]?.view,
    turn: () => game.toAct(state)[0],
    moved,
    asked: (by, command) => {
      const decision = game.decide(state, command, by, options);
      if (decision.ok) happened(by, decision.events);
      return decision;
    },
    close: () => {
      table({ type: 'MatchFinished' });
      table({ type: 'SecretRevealed', secret });
    },
  };

  function moved(by: 'house' | Seat): readonly Event[] {
    const command =
      by === 'house'
        ? game.house(state, options, shuffler(secret, nonces, draws++))
        : chosen(by, thought + entries.length);
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${command.type} of ${by} was refused: ${decision.reason}`);
    happened(by, decision.events);
    return decision.events;
  }

  function happened(by: 'house' | Seat, events: readonly Event[]): void {
    const cause = `${by}-${entries.length + 1}`;
    for (const event of events) {
      entries.push({ ...stamp(by, cause), game: event });
      state = game.evolve(state, event);
      for (const sight of sights) if (sight !== undefined) saw(sight, event);
    }
  }

  function chosen(seat: Seat, thinking: number): Event {
    const sight = sights[seat];
    if (sight === undefined) {
      const legal = game.legal(state, seat, options);
      return legal[below(legal.length)]!;
    }
    const level = players[seat] as Level;
    const { view, record } = sight;
    return decideBot({ game: game.id, view, seat, options, level, seed: thinking | 0, record });
  }

  function saw(sight: Sight, event: Event): void {
    const seen = game.redact(event, sight.seat);
    sight.view = game.evolve(sight.view, seen);
    const { deal } = game.standing(sight.view);
    if (deal !== sight.deal) sight.record = [];
    sight.deal = deal;
    sight.record.push(seen);
  }
}

/** The entries with their hash chain, as a record is stored. */
export const recorded = ({ entries }: Pick<LiveMatch, 'entries'>): readonly Entry[] => chained(entries);
