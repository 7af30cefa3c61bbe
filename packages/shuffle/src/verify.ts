import {
  type Actor,
  canonicalJson,
  claimable,
  type Entry,
  fold,
  type Game,
  HIDDEN,
  type TableEvent,
} from '@stikk/engine';
import { emptyTable, type Table, tableAfter, undoable } from '@stikk/engine/table';
import * as z from 'zod/mini';
import { agreement, bestAgreement } from './agreement.ts';
import { type AroundMisfit, actMisfit, dueMisfit, tableMisfit } from './around.ts';
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
  | AroundMisfit
  /** The revealed secret is not the one committed to. */
  | 'secret'
  /** A draw of the house is not the one that follows from secret and nonces. */
  | 'draw'
  /** The rules allow no command that leads to this. */
  | 'rules'
  /** The rules give other points. */
  | 'score'
  /** A card or bid is face down: this is what one viewer saw, and no proof can be had of it. */
  | 'hidden'
  /** The match is declared over before it is. */
  | 'unfinished'
  /** The record stops before the secret, or before the entry that the header says is the last. */
  | 'truncated'
  /** All of it fits, but the match is not over: the commitment and the draws wait for the secret. */
  | 'live';

/** What would have fitted. */
export type Expected<Event = unknown> =
  | { readonly hash: string }
  | { readonly commitment: string }
  /** Any one of these. */
  | { readonly events: readonly Event[] }
  /** Something of one of these. */
  | { readonly actors: readonly Actor[] };

export type Verdict<Event = unknown> =
  | { readonly ok: true; readonly entries: number }
  | {
      readonly ok: false;
      /** The first entry that does not fit; one past the last where an entry is missing. */
      readonly seq: number;
      readonly reason: Misfit;
      /** Left out where nothing in particular would have. */
      readonly expected?: Expected<Event>;
    };

type Claim = Pick<Header, 'game' | 'preset' | 'options' | 'seats'> & Partial<Header>;
type Fault<Event> = Omit<Extract<Verdict<Event>, { readonly ok: false }>, 'ok'>;

/**
 * Proves a finished match from its record alone: numbers and hash chain, the commitment, every draw of the
 * house, and for every command of a seat that the rules allowed one with exactly the recorded outcome, scores
 * included. What a director ruled is taken as it stands. A match that is not over is `live` when all of it fits
 * as far as it goes.
 * @param known the secret of a match that is not over, for whoever has it: its draws are proved too
 */
export function verify<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  header: Claim,
  game: Game<Options, State, Command, Event>,
  entries: readonly Entry<Event>[],
  known?: string,
): Verdict<Event> {
  const fault = firstFault(header, game, entries, known);
  if (fault === undefined) return { ok: true, entries: entries.length };
  // What is missing behind the last entry is missing because the record stops there.
  const cut = fault.seq > entries.length && fault.reason !== 'live';
  return { ok: false, ...fault, ...(cut && { reason: 'truncated' }) };
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
  known: string | undefined,
): Fault<Event> | undefined {
  const options = z.safeParse(game.options, header.options);
  if (
    !options.success ||
    game.id !== header.game ||
    game.faults(options.data).length > 0 ||
    game.seats(options.data) !== header.seats
  )
    return { seq: 1, reason: 'header' };

  const opened = revealed(entries);
  const secret = opened ?? known;
  // What is given out of a live match has no hashes at all.
  const linked = opened !== undefined || header.last !== undefined || entries.some(({ hash }) => hash);
  const broken = brokenLink(entries, linked);
  const nonces: string[] = [];
  const causes = new Set<string>();
  let commitment = '';
  let stage = 'seating' as 'seating' | 'playing' | 'finished' | 'revealed';
  let draws = 0;
  let state = game.initial(header.seats);
  let table: Table = emptyTable;
  const goOn = (entry: Entry<Event>) => {
    table = tableAfter(table, entry, game.toAct(state));
  };

  const tableFault = (entry: Entry<Event> & { readonly table: TableEvent }): Fault<Event> | undefined => {
    const before = entries.slice(0, entry.seq - 1);
    const reason =
      tableMisfit(
        table,
        entry,
        header.seats,
        (seat) => undoable(game, options.data, header.seats, before, seat),
        (seat) => claimable(game, options.data, header.seats, before, seat) !== undefined,
      ) ?? misplaced(entry);
    if (reason === undefined) goOn(entry);
    return reason && { seq: entry.seq, reason, ...(reason === 'secret' && { expected: { commitment } }) };
  };

  const isRuled = () => stage === 'playing' || stage === 'revealed';
  const misplaced = ({
    table: event,
    seq,
    by,
  }: Entry & { readonly table: TableEvent }): Misfit | undefined => {
    if ((seq === 1) !== (event.type === 'MatchCreated')) return 'order';
    switch (event.type) {
      case 'MatchCreated':
        commitment = event.commitment;
        if (canonicalJson(claimOf(event)) !== canonicalJson(claimOf(header))) return 'header';
        return known === undefined || commit(known) === commitment ? undefined : 'secret';
      case 'SeatTaken':
        if (stage !== 'seating' || event.seat >= header.seats || nonces[event.seat] !== undefined)
          return 'order';
        nonces[event.seat] = event.nonce;
        return undefined;
      case 'MatchStarted':
        if (stage !== 'seating' || Object.keys(nonces).length !== header.seats) return 'order';
        stage = 'playing';
        return undefined;
      case 'PlayStruck':
        if (stage !== 'playing' || event.from >= seq) return 'order';
        state = fold(game, header.seats, entries.slice(0, seq));
        return undefined;
      // What may be ruled when the match is over, too.
      case 'ScoreAdjusted':
        return isRuled() && event.side < header.seats ? undefined : 'order';
      case 'MatchVoided':
        return isRuled() ? undefined : 'order';
      case 'RulingMade':
        return isRuled() && (event.reverses ?? 0) < seq ? undefined : 'order';
      case 'MatchFinished':
        if (stage !== 'playing') return 'order';
        stage = 'finished';
        return by === 'table' && game.standing(state).winners === undefined ? 'unfinished' : undefined;
      case 'SecretRevealed':
        if (stage !== 'finished') return 'order';
        stage = 'revealed';
        return commit(event.secret) === commitment ? undefined : 'secret';
      default:
        return stage === 'playing' ? undefined : 'order';
    }
  };

  const playFault = (play: readonly Played<Event>[]): Fault<Event> | undefined => {
    const { by, seq } = play[0]!;
    if (stage !== 'playing') return { seq, reason: 'order' };
    if (by === 'table') return { seq, reason: 'actor' };
    const hidden = play.find((entry) => canonicalJson(entry.game).includes(`"${HIDDEN}"`));
    const fault = hidden ? { seq: hidden.seq, reason: 'hidden' as const } : decisionFault(play);
    if (by === 'house') draws++;
    if (fault !== undefined) return fault;
    try {
      for (const entry of play) {
        state = game.evolve(state, entry.game);
        goOn(entry);
      }
    } catch {
      return { seq, reason: 'rules' };
    }
    return undefined;
  };

  const decisionFault = (play: readonly Played<Event>[]): Fault<Event> | undefined => {
    const { by, seq } = play[0]!;
    const recorded = play.map((entry) => entry.game);
    const actors = game.toAct(state);
    if (by === 'house') {
      if (!actors.includes(by)) return { seq, reason: 'actor', expected: { actors } };
      if (secret === undefined || commit(secret) !== commitment) return undefined;
      const command = game.house(state, options.data, shuffler(secret, nonces, draws));
      const { agreed, next } = agreement(game.decide(state, command, by, options.data), recorded);
      if (agreed === 'all') return undefined;
      return { seq: seq + agreed, reason: 'draw', expected: { events: next } };
    }
    if (typeof by !== 'number') return undefined;
    if (by >= header.seats) return { seq, reason: 'actor', expected: { actors } };
    const hindered = actMisfit(table, play[0]!, by);
    if (hindered !== undefined) return { seq, reason: hindered };
    const { agreed, next } = bestAgreement(game, state, by, options.data, recorded);
    if (agreed === 'all') return undefined;
    if (!actors.includes(by)) return { seq: seq + agreed, reason: 'actor', expected: { actors } };
    const reason = scoresDiffer(recorded.slice(0, agreed), recorded[agreed], next[0]) ? 'score' : 'rules';
    return { seq: seq + agreed, reason, expected: { events: next } };
  };

  /** Whether what is recorded after `before`, or that nothing is, leads to other points than what is due. */
  const scoresDiffer = (before: readonly Event[], recorded: Event | undefined, due: Event | undefined) => {
    if (due === undefined || (recorded !== undefined && recorded.type !== due.type)) return false;
    const met = before.reduce((so, event) => game.evolve(so, event), state);
    const scores = (after: State) => canonicalJson(game.standing(after).scores);
    try {
      return scores(recorded ? game.evolve(met, recorded) : met) !== scores(game.evolve(met, due));
    } catch {
      // What cannot follow leads to no points at all.
      return false;
    }
  };

  const timeFault = (group: readonly Entry<Event>[], whole: boolean): Fault<Event> | undefined => {
    for (const [index, entry] of group.entries()) {
      const last = index === group.length - 1;
      const reason = last && !whole ? undefined : dueMisfit(table, entry, last);
      if (reason !== undefined) return { seq: entry.seq, reason };
    }
    return undefined;
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
    const misfit =
      groupFault(sound, tableFault, playFault) ?? timeFault(sound, sound.length === group.length);
    if (misfit !== undefined && (broken === undefined || misfit.seq < broken.seq)) return misfit;
    if (broken !== undefined && broken.seq <= end) return broken;
    at = end;
  }
  if (header.entries === undefined && (stage === 'seating' || stage === 'playing'))
    return { seq: entries.length + 1, reason: 'live' };
  if (stage !== 'revealed' || entries.length !== (header.entries ?? entries.length))
    return { seq: Math.min(entries.length, header.entries ?? entries.length) + 1, reason: 'truncated' };
  if (header.last !== undefined && entries.at(-1)!.hash !== header.last)
    return { seq: entries.length, reason: 'hash', expected: { hash: header.last } };
  return undefined;
}

type Played<Event> = Extract<Entry<Event>, { readonly game: Event }>;

function groupFault<Event>(
  group: readonly Entry<Event>[],
  tableFault: (entry: Extract<Entry<Event>, { readonly table: TableEvent }>) => Fault<Event> | undefined,
  playFault: (play: readonly Played<Event>[]) => Fault<Event> | undefined,
): Fault<Event> | undefined {
  const play: Played<Event>[] = [];
  for (const entry of group) {
    if (entry.by !== group[0]!.by) return { seq: entry.seq, reason: 'actor' };
    if ('game' in entry) play.push(entry);
    else {
      if (play.length > 0) return { seq: entry.seq, reason: 'order' };
      const fault = tableFault(entry);
      if (fault !== undefined) return fault;
    }
  }
  return play.length > 0 ? playFault(play) : undefined;
}

const earlier = <Event>(a: Fault<Event> | undefined, b: Fault<Event> | undefined) =>
  a === undefined || (b !== undefined && b.seq < a.seq) ? b : a;

const claimOf = ({ game, preset, options, seats }: Claim): Claim => ({ game, preset, options, seats });

function brokenLink(entries: readonly Entry[], linked: boolean): Fault<never> | undefined {
  let link = FIRST_LINK;
  for (const [index, entry] of entries.entries()) {
    if (entry.seq > index + 1) return { seq: index + 1, reason: 'gap' };
    if (entry.seq !== index + 1) return { seq: entry.seq, reason: 'order' };
    if (!linked) continue;
    link = chain(link, entry);
    if (entry.hash !== link) return { seq: index + 1, reason: 'hash', expected: { hash: link } };
  }
  return undefined;
}

function revealed(entries: readonly Entry[]): string | undefined {
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'SecretRevealed') return entry.table.secret;
  return undefined;
}
