import { bySeat, type Entry, fold, ruledStanding, rulingsOf, seatSides } from '@stikk/engine';
import { commit, type Misfit, parseRecord, type Verdict, verify } from '@stikk/shuffle';
import { type AnyGame, gameOf } from '@stikk/variants';
import * as z from 'zod/mini';
import type { Check, Judged, Judgement, Mark, Wrong } from './judgement.ts';

type Event = { readonly type: string };
type Log = readonly Entry<Event>[];

const CHECK: Readonly<Record<Misfit, Check>> = {
  gap: 'chain',
  hash: 'chain',
  header: 'chain',
  order: 'chain',
  cause: 'chain',
  truncated: 'chain',
  live: 'chain',
  secret: 'commitment',
  draw: 'draws',
  actor: 'moves',
  clock: 'moves',
  'stand-in': 'moves',
  claim: 'moves',
  pause: 'moves',
  undo: 'moves',
  rules: 'moves',
  hidden: 'moves',
  unfinished: 'moves',
  score: 'scores',
};

/** Checks all there is to a record that somebody brought. */
export function judge(text: string): Judgement {
  const record = parseRecord<AnyGame, Event>(text, gameOf);
  if (!record.ok) return { kind: 'unreadable', reason: record.reason, line: record.line };
  const { header, game, entries } = record;
  if (!Object.hasOwn(game.presets, header.preset))
    return { kind: 'unreadable', reason: 'unknown-game', line: 1 };
  if (entries.length === 0) return { kind: 'unreadable', reason: 'no-entries', line: 2 };

  const verdict = verify(header, game, entries);
  const outcome = verdict.ok ? 'fits' : verdict.reason === 'live' ? 'live' : 'fails';
  const fitting = verdict.ok ? entries : entries.slice(0, verdict.seq - 1);
  const state = fold(game, header.seats, fitting);
  const rulings = rulingsOf(fitting);
  const rules = z.safeParse(game.options, header.options);
  const sides = rules.success ? seatSides(game, rules.data) : bySeat(header.seats, (seat) => seat);
  const { scores, winners = [], deal } = ruledStanding(game.standing(state), sides, rulings);
  const wrong = outcome === 'fails' ? wrongOf(verdict, entries, state) : undefined;
  const { game: id, preset, options } = header;
  return {
    kind: 'judged',
    outcome,
    game: id,
    preset,
    options,
    seats: Array.from({ length: header.seats }, (_, seat) => sitterAt(fitting, seat)),
    marks: marksOf(entries, outcome, wrong),
    count: {
      entries: entries.length,
      promised: header.entries ?? entries.length,
      draws: commandsOf(fitting, (by) => by === 'house'),
      moves: commandsOf(fitting, (by) => typeof by === 'number'),
      deals: deal,
    },
    points: scores,
    ruled: rulings.adjusted,
    winners,
    ...(wrong && { wrong }),
    ...(deal > 0 && { film: filmOf(text, fitting.length) }),
  };
}

function sitterAt(entries: Log, seat: number): Judged['seats'][number] {
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'SeatTaken' && entry.table.seat === seat) {
      const { kind, level } = entry.table;
      return { kind, ...(level !== undefined && { level }) };
    }
  return { kind: 'person' };
}

const commandsOf = (entries: Log, counts: (by: Entry['by']) => boolean): number =>
  new Set(entries.flatMap((entry) => ('game' in entry && counts(entry.by) ? [entry.cause] : []))).size;

/** The header and so many entries, as they stand in the text. */
const filmOf = (text: string, entries: number): string =>
  text
    .split('\n')
    .slice(0, entries + 1)
    .join('\n');

function wrongOf(verdict: Verdict<Event>, entries: Log, met: unknown): Wrong | undefined {
  if (verdict.ok) return undefined;
  const { seq, reason, expected } = verdict;
  const entry = entries.find((one) => one.seq === seq);
  return {
    seq,
    reason,
    check: CHECK[reason],
    ...(entry && reason !== 'truncated' && { entry, met }),
    ...(expected && { expected }),
  };
}

function marksOf(entries: Log, outcome: Judged['outcome'], wrong: Wrong | undefined): Judged['marks'] {
  const rest: Mark = wrong ? 'partly' : 'fits';
  const secret = secretOf(entries);
  const marks: Record<Check, Mark> = {
    chain: entries.some(({ hash }) => hash !== undefined) ? rest : 'open',
    commitment: secret === 'right' ? 'fits' : 'open',
    draws: secret === 'right' ? rest : 'open',
    moves: rest,
    scores: rest,
  };
  // A secret that is found at the very end not to be the one: everything else was read by then.
  if (wrong?.check === 'commitment') Object.assign(marks, { chain: 'fits', moves: 'fits', scores: 'fits' });
  if (wrong) marks[wrong.check] = 'fails';
  if (outcome === 'live') Object.assign(marks, { moves: 'partly', scores: 'partly' });
  return marks;
}

function secretOf(entries: Log): 'right' | 'wrong' | 'none' {
  const [first, last] = [entries[0]!, entries.at(-1)!];
  if (!('table' in last) || last.table.type !== 'SecretRevealed') return 'none';
  const committed = 'table' in first && first.table.type === 'MatchCreated' && first.table.commitment;
  return commit(last.table.secret) === committed ? 'right' : 'wrong';
}
