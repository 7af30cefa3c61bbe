import type { Entry, Game, Seat, TableEvent } from '@stikk/engine';
import { chained, commit, houseCommands, shuffler } from '../src/index.ts';
import { type HiCardEvent, hiCard } from './hi-card.ts';

export const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const STARTED = 1_700_000_000_000;

export interface Strike {
  /** After how many game entries the deal is struck. */
  readonly after: number;
}

/** A whole match of seats that always send their first or second legal command in turn, with its hashes. */
export function playedMatch<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  game: Game<Options, State, Command, Event>,
  preset: string,
  options: Options,
  strike?: Strike,
  secret = SECRET,
): readonly Entry<Event>[] {
  const seats = game.seats(options);
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce-${seat}`);
  const entries: Entry<Event>[] = [];
  const stamp = (by: Entry['by'], cause: string) => ({
    seq: entries.length + 1,
    v: game.version,
    at: STARTED + entries.length,
    by,
    cause,
  });
  const table = (happened: TableEvent, cause = 'table', by: Entry['by'] = 'table') =>
    entries.push({ ...stamp(by, cause), table: happened });

  table({
    type: 'MatchCreated',
    game: game.id,
    preset,
    options: options as Record<string, unknown>,
    seats,
    commitment: commit(secret),
  });
  for (const [seat, nonce] of nonces.entries()) table({ type: 'SeatTaken', seat, kind: 'bot', nonce });
  table({ type: 'MatchStarted' });

  let state = game.initial(seats);
  let pick = 0;
  let struck = strike === undefined;
  let start = entries.length + 1;
  for (let actors = game.toAct(state); actors.length > 0; actors = game.toAct(state)) {
    const by = actors[pick % actors.length]!;
    const house = by === 'house';
    const choices = house ? [] : game.legal(state, by as Seat, options);
    const command = house
      ? game.house(state, options, shuffler(secret, nonces, houseCommands(entries)))
      : choices[pick % choices.length]!;
    if (house) start = entries.length + 1;
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.reason}`);
    const cause = `c${entries.length}`;
    for (const event of decision.events) {
      entries.push({ ...stamp(by, cause), game: event });
      state = game.evolve(state, event);
    }
    pick++;
    if (!struck && entries.length >= (strike?.after ?? 0)) {
      struck = true;
      table({ type: 'PlayStruck', from: start, why: 'misdeal', note: '' }, 'strike', 'director');
      state = game.initial(seats);
      for (const entry of entries)
        if ('game' in entry && entry.seq < start) state = game.evolve(state, entry.game);
    }
  }
  table({ type: 'MatchFinished' }, 'finish');
  table({ type: 'SecretRevealed', secret }, 'finish');
  return chained(entries);
}

export const sample = (): readonly Entry<HiCardEvent>[] =>
  playedMatch(hiCard, 'hi-card', { players: 3, deals: 2 });
