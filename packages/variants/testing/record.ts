import type { Entry, Game, Seat, TableEvent } from '@stikk/engine';
import { seeded } from '@stikk/engine/testing';
import { chained, commit, houseCommands, shuffler } from '@stikk/shuffle';

/** What settles a match that plays itself. */
export interface Luck {
  /** The shuffle secret, 64 hexadecimal digits; whatever seats choose follows from it too. */
  readonly secret: string;
  /** After so many entries of the game the deal is struck as a misdeal, once. */
  readonly strikeAfter?: number | undefined;
}

const STARTED = Date.UTC(2026, 10, 29);

/** The record of a whole match by the real machinery: committed shuffle, hash chain, any legal commands. */
export function recordedMatch<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  game: Game<Options, State, Command, Event>,
  preset: string,
  options: Options,
  { secret, strikeAfter = Number.POSITIVE_INFINITY }: Luck,
): readonly Entry<Event>[] {
  const random = seeded(Number.parseInt(secret.slice(0, 8), 16));
  const seats = game.seats(options);
  const nonces = Array.from({ length: seats }, (_, seat) => commit(secret.slice(seat).padEnd(64, '0')));
  const entries: Entry<Event>[] = [];
  const add = (by: Entry['by'], cause: string, what: { game: Event } | { table: TableEvent }) =>
    entries.push({
      seq: entries.length + 1,
      v: game.version,
      at: STARTED + entries.length * 1000,
      by,
      cause,
      ...what,
    });
  const table = (event: TableEvent, by: Entry['by'] = 'table') =>
    add(by, `table-${entries.length + 1}`, { table: event });

  const sheet = options as Readonly<Record<string, unknown>>;
  table({ type: 'MatchCreated', game: game.id, preset, options: sheet, seats, commitment: commit(secret) });
  for (const [seat, nonce] of nonces.entries())
    table({ type: 'SeatTaken', seat, kind: 'bot', level: 'random', nonce });
  table({ type: 'MatchStarted' });

  const before = entries.length;
  let state = game.initial(seats);
  let dealt = { seq: 0, state };
  let struck = false;
  for (let actors = game.toAct(state); actors.length > 0; actors = game.toAct(state)) {
    const by = actors[random(actors.length)]!;
    const legal = typeof by === 'number' ? game.legal(state, by as Seat, options) : [];
    const command =
      by === 'house'
        ? game.house(state, options, shuffler(secret, nonces, houseCommands(entries)))
        : legal[random(legal.length)]!;
    if (by === 'house') dealt = { seq: entries.length + 1, state };
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(`${command.type} of ${by} was refused: ${decision.reason}`);
    const cause = `${by}-${entries.length + 1}`;
    for (const event of decision.events) {
      add(by, cause, { game: event });
      state = game.evolve(state, event);
    }
    if (struck || entries.length - before < strikeAfter) continue;
    struck = true;
    table({ type: 'PlayStruck', from: dealt.seq, why: 'misdeal', note: 'a card was turned up' }, 'director');
    state = dealt.state;
  }
  table({ type: 'MatchFinished' });
  table({ type: 'SecretRevealed', secret });
  return chained(entries);
}
