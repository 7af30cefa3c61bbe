import {
  type Actor,
  canonicalJson,
  type Decision,
  type Entry,
  fold,
  type Game,
  type Seat,
  type Shuffle,
  type TableEvent,
} from '@stikk/engine';
import * as z from 'zod/mini';
import { chain, FIRST_LINK } from './chain.ts';
import { commit, shuffler } from './draw.ts';
import type { Header } from './record.ts';

/** Why an entry does not fit. */
export type Misfit =
  /** The numbers of the entries do not run 1, 2, 3, …: one is missing. */
  | 'gap'
  /** The hash is not the one over the hash before and this entry. */
  | 'hash'
  /** Another game, rule sheet or number of seats than the header says, or rules that cannot be played. */
  | 'header'
  /** The entry stands where it cannot, such as a card before the match has started, or stands twice. */
  | 'order'
  /** A cause that was used before. */
  | 'cause'
  /** The house, a seat or the table did what is another's. */
  | 'actor'
  /** The revealed secret is not the one committed to. */
  | 'secret'
  /** A draw of the house is not the one that follows from secret and nonces. */
  | 'draw'
  /** The rules allow no command that leads to this. */
  | 'rules'
  /** The match is declared over before it is. */
  | 'unfinished'
  /** The record stops before the secret, or before the entry that the header says is the last. */
  | 'truncated';

export type Verdict =
  | { readonly ok: true; readonly entries: number }
  | {
      readonly ok: false;
      /** The first entry that does not fit; one past the last where an entry is missing. */
      readonly seq: number;
      readonly reason: Misfit;
    };

type Claim = Pick<Header, 'game' | 'preset' | 'options' | 'seats'> & Partial<Header>;
interface Fault {
  readonly seq: number;
  readonly reason: Misfit;
}

/**
 * Proves a finished match from its record alone: numbers and hash chain, the commitment, every draw of the
 * house, and for every command of a seat that the rules allowed one with exactly the recorded outcome, scores
 * included. What a director ruled is taken as it stands.
 */
export function verify<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(header: Claim, game: Game<Options, State, Command, Event>, entries: readonly Entry<Event>[]): Verdict {
  const fault = firstFault(header, game, entries);
  return fault === undefined ? { ok: true, entries: entries.length } : { ok: false, ...fault };
}

function firstFault<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  header: Claim,
  game: Game<Options, State, Command, Event>,
  entries: readonly Entry<Event>[],
): Fault | undefined {
  const options = z.safeParse(game.options, header.options);
  if (
    !options.success ||
    game.id !== header.game ||
    game.faults(options.data).length > 0 ||
    game.seats(options.data) !== header.seats
  )
    return { seq: 1, reason: 'header' };

  const broken = brokenLink(entries);
  const secret = revealed(entries);
  const nonces: string[] = [];
  const causes = new Set<string>();
  let commitment = '';
  let stage = 'seating' as 'seating' | 'playing' | 'finished' | 'revealed';
  let draws = 0;
  let state = game.initial(header.seats);

  const tableFault = (entry: Entry<Event> & { readonly table: TableEvent }): Misfit | undefined => {
    const { table, seq } = entry;
    if (entry.by === 'house' || (typeof entry.by === 'number' && table.type !== 'PlayStruck')) return 'actor';
    if ((seq === 1) !== (table.type === 'MatchCreated')) return 'order';
    switch (table.type) {
      case 'MatchCreated':
        commitment = table.commitment;
        return canonicalJson(claimOf(table)) === canonicalJson(claimOf(header)) ? undefined : 'header';
      case 'SeatTaken':
        if (stage !== 'seating' || table.seat >= header.seats || nonces[table.seat] !== undefined)
          return 'order';
        nonces[table.seat] = table.nonce;
        return undefined;
      case 'MatchStarted':
        if (stage !== 'seating' || Object.keys(nonces).length !== header.seats) return 'order';
        stage = 'playing';
        return undefined;
      case 'PlayStruck':
        if (stage !== 'playing' || table.from >= seq) return 'order';
        state = fold(game, header.seats, entries.slice(0, seq));
        return undefined;
      case 'ScoreAdjusted':
        return stage === 'playing' && table.side < header.seats ? undefined : 'order';
      case 'MatchFinished':
        if (stage !== 'playing') return 'order';
        stage = 'finished';
        return game.standing(state).winners === undefined ? 'unfinished' : undefined;
      case 'SecretRevealed':
        if (stage !== 'finished') return 'order';
        stage = 'revealed';
        return commit(table.secret) === commitment ? undefined : 'secret';
    }
  };

  const playFault = (play: readonly Played<Event>[]): Fault | undefined => {
    const { by, seq } = play[0]!;
    if (stage !== 'playing') return { seq, reason: 'order' };
    if (by === 'table') return { seq, reason: 'actor' };
    const recorded = play.map((entry) => entry.game);
    let fault: Fault | undefined;
    if (by === 'house') {
      if (!game.toAct(state).includes('house')) return { seq, reason: 'actor' };
      if (secret !== undefined && commit(secret) === commitment) {
        const decision = houseDecision(game, state, options.data, shuffler(secret, nonces, draws));
        const agreed = agreement(decision, recorded);
        if (agreed !== 'all') fault = { seq: seq + agreed, reason: 'draw' };
      }
      draws++;
    } else if (by !== 'director') {
      const agreed = bestAgreement(game, state, by, options.data, recorded);
      if (agreed !== 'all')
        fault = { seq: seq + agreed, reason: game.toAct(state).includes(by) ? 'rules' : 'actor' };
    }
    if (fault === undefined) for (const event of recorded) state = game.evolve(state, event);
    return fault;
  };

  for (let at = 0; at < entries.length; ) {
    const cause = entries[at]!.cause;
    let end = at + 1;
    while (end < entries.length && entries[end]!.cause === cause) end++;
    const group = entries.slice(at, end);
    const fault = earlier(broken, causes.has(cause) ? { seq: at + 1, reason: 'cause' } : undefined);
    causes.add(cause);
    if (fault !== undefined && fault.seq <= at + 1) return fault;
    // A link that breaks inside the group: only what stands before it can be judged.
    const sound = broken !== undefined && broken.seq <= end ? group.slice(0, broken.seq - 1 - at) : group;
    const misfit = groupFault(sound, tableFault, playFault);
    if (misfit !== undefined && (broken === undefined || misfit.seq < broken.seq)) return misfit;
    if (broken !== undefined && broken.seq <= end) return broken;
    at = end;
  }
  if (stage !== 'revealed' || entries.length !== (header.entries ?? entries.length))
    return { seq: Math.min(entries.length, header.entries ?? entries.length) + 1, reason: 'truncated' };
  if (header.last !== undefined && entries.at(-1)!.hash !== header.last)
    return { seq: entries.length, reason: 'hash' };
  return undefined;
}

type Played<Event> = Extract<Entry<Event>, { readonly game: Event }>;

function groupFault<Event>(
  group: readonly Entry<Event>[],
  tableFault: (entry: Extract<Entry<Event>, { readonly table: TableEvent }>) => Misfit | undefined,
  playFault: (play: readonly Played<Event>[]) => Fault | undefined,
): Fault | undefined {
  const play: Played<Event>[] = [];
  for (const entry of group) {
    if (entry.by !== group[0]!.by) return { seq: entry.seq, reason: 'actor' };
    if ('game' in entry) play.push(entry);
    else {
      if (play.length > 0) return { seq: entry.seq, reason: 'order' };
      const reason = tableFault(entry);
      if (reason !== undefined) return { seq: entry.seq, reason };
    }
  }
  return play.length > 0 ? playFault(play) : undefined;
}

const earlier = (a: Fault | undefined, b: Fault | undefined): Fault | undefined =>
  a === undefined || (b !== undefined && b.seq < a.seq) ? b : a;

const claimOf = ({ game, preset, options, seats }: Claim): Claim => ({ game, preset, options, seats });

function brokenLink(entries: readonly Entry[]): Fault | undefined {
  let link = FIRST_LINK;
  for (const [index, entry] of entries.entries()) {
    if (entry.seq > index + 1) return { seq: index + 1, reason: 'gap' };
    if (entry.seq !== index + 1) return { seq: entry.seq, reason: 'order' };
    link = chain(link, entry);
    if (entry.hash !== link) return { seq: index + 1, reason: 'hash' };
  }
  return undefined;
}

function revealed(entries: readonly Entry[]): string | undefined {
  const last = entries.at(-1);
  return last !== undefined && 'table' in last && last.table.type === 'SecretRevealed'
    ? last.table.secret
    : undefined;
}

function houseDecision<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  game: Game<Options, State, Command, Event>,
  state: State,
  options: Options,
  shuffle: Shuffle,
): Decision<Event> {
  return game.decide(state, game.house(state, options, shuffle), 'house', options);
}

/** How many of the recorded events a decision gives, or `'all'` when it gives them and no more. */
function agreement<Event>(decision: Decision<Event>, recorded: readonly Event[]): number | 'all' {
  if (!decision.ok) return 0;
  const length = Math.max(recorded.length, decision.events.length);
  for (let index = 0; index < length; index++)
    if (
      index >= recorded.length ||
      index >= decision.events.length ||
      canonicalJson(decision.events[index]) !== canonicalJson(recorded[index])
    )
      return index;
  return 'all';
}

function bestAgreement<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  game: Game<Options, State, Command, Event>,
  state: State,
  by: Extract<Actor, Seat>,
  options: Options,
  recorded: readonly Event[],
): number | 'all' {
  let best = 0;
  for (const command of game.legal(state, by, options)) {
    const agreed = agreement(game.decide(state, command, by, options), recorded);
    if (agreed === 'all') return 'all';
    best = Math.max(best, agreed);
  }
  return best;
}
