import { decideBot, LEVELS, type Level } from '@stikk/bots';
import type { Entry, Seat, TableEvent } from '@stikk/engine';
import { chained, commit, shuffler } from '@stikk/shuffle';
import type { Sheet } from '../sheet.ts';
import { bitsOf, chanceOf } from './chance.ts';

/** Who plays a seat: a bot, or anybody who sends any legal command. */
export const levels = [...LEVELS, 'random'] as const;
export type Player = (typeof levels)[number];

export interface Played {
  readonly entries: readonly Entry[];
  /** The state at the end, of the sheet's own game. */
  readonly state: unknown;
  /** Commands of seats. */
  readonly moves: number;
}

const STARTED = Date.UTC(2024, 0, 1);

type Event = { readonly type: string };

/** What a seat that thinks knows: its own state and the events of this deal as it saw them. */
interface Sight {
  readonly seat: Seat;
  view: unknown;
  deal: number;
  record: Event[];
}

/** Plays match number `index` of a seed to its end, as a server would record it. */
export function playMatch(sheet: Sheet, players: readonly Player[], seed: string, index: number): Played {
  const { game, preset, options } = sheet;
  const seats = game.seats(options);
  const secret = bitsOf(seed, index, 'secret');
  const nonces = players.map((_, seat) => bitsOf(seed, index, 'nonce', seat));
  const below = chanceOf(bitsOf(seed, index, 'choice'));
  const thought = Number.parseInt(bitsOf(seed, index, 'bot').slice(0, 8), 16);
  const entries: Entry[] = [];
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
  for (const [seat, level] of players.entries())
    table({ type: 'SeatTaken', seat, kind: 'bot', level, nonce: nonces[seat]! });
  table({ type: 'MatchStarted' });

  let state = game.initial(seats);
  const sights = players.map((level, seat): Sight | undefined =>
    level === 'random' ? undefined : { seat, view: state, deal: 0, record: [] },
  );
  let moves = 0;
  let draws = 0;
  for (let by = game.toAct(state)[0]; by !== undefined; by = game.toAct(state)[0]) {
    if (by === 'director') throw new Error('a simulated match has no director');
    const command =
      by === 'house'
        ? game.house(state, options, shuffler(secret, nonces, draws++))
        : chosen(by, thought + entries.length);
    if (by !== 'house') moves++;
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${command.type} of ${by} was refused: ${decision.reason}`);
    const cause = `${by}-${entries.length + 1}`;
    for (const event of decision.events) {
      entries.push({ ...stamp(by, cause), game: event });
      state = game.evolve(state, event);
      for (const sight of sights) if (sight !== undefined) saw(sight, event);
    }
  }
  table({ type: 'MatchFinished' });
  table({ type: 'SecretRevealed', secret });
  return { entries, state, moves };

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
export const recorded = (played: Played): readonly Entry[] => chained(played.entries);
