import * as z from 'zod/mini';
import { fold } from '../src/fold.ts';
import type { Decision, Game, Shuffle } from '../src/game.ts';
import type { Entry, TableEvent } from '../src/log.ts';
import type { Seat } from '../src/seat.ts';
import { seatSides } from '../src/standing.ts';
import { type Ruling, type RulingEvent, ruled } from '../src/table/ruling.ts';
import { emptyTable, type Table, tableAfter } from '../src/table/table.ts';
import type { Random } from './random.ts';

type Happening = { readonly type: string };

/** What the draws of a match hang on. */
export interface Luck {
  readonly secret: string;
  readonly commitment: string;
  shuffle(nonces: readonly string[], draws: number): Shuffle;
}

/** A match among people that is played by chance and ruled on now and then. */
export interface Sitting {
  // biome-ignore lint/suspicious/noExplicitAny: of any family
  readonly game: Game<any, any, any, any>;
  readonly options: unknown;
  readonly seats: number;
  readonly random: Random;
  readonly entries: readonly Entry<Happening>[];
  readonly state: unknown;
  readonly table: Table;
  /** Somebody who is to act does something; false when nobody is. */
  step(): boolean;
  rule(it: Ruling): Decision<RulingEvent<unknown>>;
  /** Plays on to the end, and ends the match. */
  finish(): void;
}

export function sitting(game: Sitting['game'], preset: string, random: Random, luck: Luck): Sitting {
  const options: unknown = z.parse(game.options, game.resolve(preset, {}));
  const seats = game.seats(options);
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce-${seat}`);
  const entries: Entry<Happening>[] = [];
  let state = game.initial(seats);
  let table = emptyTable;
  let draws = 0;

  const add = (
    by: Entry['by'],
    cause: string,
    happened: readonly ({ readonly game: Happening } | { readonly table: TableEvent })[],
  ): void => {
    for (const what of happened) {
      const entry: Entry<Happening> = { seq: entries.length + 1, v: game.version, at: 1, by, cause, ...what };
      entries.push(entry);
      if ('game' in entry) state = game.evolve(state, entry.game);
      else if (entry.table.type === 'PlayStruck') state = fold(game, seats, entries);
      table = tableAfter(table, entry, game.toAct(state));
    }
  };
  const reveal = { table: { type: 'SecretRevealed', secret: luck.secret } } as const;

  add('table', 'open', [
    {
      table: {
        type: 'MatchCreated',
        game: game.id,
        preset,
        options: options as Record<string, unknown>,
        seats,
        commitment: luck.commitment,
      },
    },
    ...nonces.map((nonce, seat) => ({ table: { type: 'SeatTaken', seat, kind: 'person', nonce } as const })),
    { table: { type: 'MatchStarted' } },
  ]);

  const step = (): boolean => {
    const actors = table.over || table.paused ? [] : game.toAct(state);
    if (actors.length === 0) return false;
    const by = actors[random(actors.length)]!;
    const legal = by === 'house' ? [] : game.legal(state, by as Seat, options);
    const command =
      by === 'house'
        ? game.house(state, options, luck.shuffle(nonces, draws++))
        : legal[random(legal.length)]!;
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(decision.reason);
    const cause = `c${entries.length}`;
    add(
      by,
      cause,
      decision.events.map((event: Happening) => ({ game: event })),
    );
    return true;
  };

  return {
    game,
    options,
    seats,
    random,
    entries,
    get state() {
      return state;
    },
    get table() {
      return table;
    },
    step,
    rule: (it) => {
      const decision = ruled({ game, options, entries, state, table }, it);
      if (!decision.ok) return decision;
      const ends = decision.events.some((event) => 'table' in event && event.table.type === 'MatchFinished');
      add('director', `ruling-${entries.length}`, [...decision.events, ...(ends ? [reveal] : [])]);
      return decision;
    },
    finish: () => {
      while (step());
      if (!table.over) add('table', 'finish', [{ table: { type: 'MatchFinished' } }, reveal]);
    },
  };
}

/** Something a director could decide about a match under way, good or not. */
export function someRuling({ game, options, seats, entries, random }: Sitting): Ruling {
  const why = { reason: 'misclick', note: '' };
  const points = [...new Set(seatSides(game, options))].map(() => random(7) - 3);
  const seat = random(seats);
  const all: readonly Ruling[] = [
    { ...why, kind: 'none' },
    { ...why, kind: 'warn', seat },
    { ...why, kind: 'adjust', points },
    { ...why, kind: 'strike', from: 1 + random(entries.length) },
    { ...why, kind: 'redeal' },
    { ...why, kind: 'close', points },
    { ...why, kind: 'hold', seat },
    { ...why, kind: 'pause', paused: true },
    { ...why, kind: 'suspend', seat },
  ];
  return all[random(all.length)]!;
}
