import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '@stikk/engine';
import { chained, encodeRecord, headerOf } from '@stikk/shuffle';
import { games } from '@stikk/variants';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../replay/record.ts';
import { judge } from './judge.ts';
import type { Judged } from './judgement.ts';

type Happened = { readonly type: string; readonly [field: string]: unknown };
type Log = readonly Entry<Happened>[];

const ARCHIVE = join(import.meta.dirname, '../../../../packages/variants/archive');
const archived = (name: string): string => readFileSync(join(ARCHIVE, name), 'utf8');

const text = archived('oh-hell/bondebridge-2.jsonl');
const log: Log = entriesOf<Happened>(games['oh-hell']!, text);

const judged = (record: string): Judged => {
  const judgement = judge(record);
  if (judgement.kind !== 'judged') throw new Error(judgement.reason);
  return judgement;
};

/** The number of the n-th entry with an event of a type. */
const seqOf = (type: string, nth = 1): number =>
  log.filter((entry) => 'game' in entry && entry.game.type === type)[nth - 1]!.seq;

/** The record with one event changed and every hash made anew: by somebody who knows how they are made. */
const forged = (seq: number, change: (event: Happened) => object): string =>
  encodeRecord(
    chained(
      log.map((entry) =>
        entry.seq === seq && 'game' in entry
          ? { ...entry, game: { ...entry.game, ...change(entry.game) } }
          : entry,
      ),
    ),
  );

const cardAt = (seq: number): unknown => {
  const entry = log[seq - 1]!;
  return 'game' in entry ? entry.game.card : undefined;
};

const ALL_FIT = { chain: 'fits', commitment: 'fits', draws: 'fits', moves: 'fits', scores: 'fits' };

describe('a record', () => {
  it.each([
    ['oh-hell/bondebridge-2.jsonl', 'bondebridge', 4],
    ['bondtolva/bondtolva-2.jsonl', 'bondtolva', 3],
  ])('of a finished match fits: %s', (name, preset, seats) => {
    const found = judged(archived(name));
    expect(found).toMatchObject({ outcome: 'fits', preset, marks: ALL_FIT });
    expect(found.seats).toHaveLength(seats);
    expect(found.winners.length).toBeGreaterThan(0);
    expect(found.wrong).toBeUndefined();
    expect(found.film).toBe(archived(name).trimEnd());
  });

  it('tells how much of everything there is', () => {
    const { count, points } = judged(text);
    expect(count).toMatchObject({
      entries: log.length,
      promised: log.length,
      deals: log.filter((entry) => 'game' in entry && entry.game.type === 'DealScored').length,
    });
    expect(count.draws).toBe(count.deals + 1);
    expect(count.moves).toBe(
      new Set(log.flatMap(({ by, cause }) => (typeof by === 'number' ? [cause] : []))).size,
    );
    expect(points).toHaveLength(4);
  });

  it('may begin with a byte order mark and have the line ends of Windows', () => {
    expect(judged(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toMatchObject({
      outcome: 'fits',
      marks: ALL_FIT,
    });
  });

  it('of a match that is not over is checked as far as it goes', () => {
    const seq = seqOf('CardPlayed', 3);
    const live = judged(encodeRecord(log.slice(0, seq)));
    const open = { commitment: 'open', draws: 'open', moves: 'partly', scores: 'partly' };
    expect(live).toMatchObject({ outcome: 'live', marks: { ...open, chain: 'fits' } });
    expect(live.count.entries).toBe(seq);
    const bare = log.slice(0, seq).map(({ hash: _, ...entry }) => entry);
    expect(judged(encodeRecord(bare))).toMatchObject({ outcome: 'live', marks: { ...open, chain: 'open' } });
  });

  it('that was cut off promises more than it has', () => {
    const cut = judged(encodeRecord(log.slice(0, 60), headerOf(log)));
    expect(cut.wrong).toMatchObject({ seq: 61, reason: 'truncated', check: 'chain' });
    expect(cut.wrong?.entry).toBeUndefined();
    expect(cut.count).toMatchObject({ entries: 60, promised: log.length });
    expect(cut.marks).toEqual({
      chain: 'fails',
      commitment: 'open',
      draws: 'open',
      moves: 'partly',
      scores: 'partly',
    });
  });
});

describe('the first entry that does not fit', () => {
  it('is the one that was written over', () => {
    const seq = seqOf('CardPlayed', 9);
    const found = judged(text.replace(`{"seq":${seq},"v":1,"at":`, `{"seq":${seq},"v":1,"at":1`));
    expect(found).toMatchObject({ outcome: 'fails', wrong: { seq, reason: 'hash', check: 'chain' } });
    expect(found.marks).toMatchObject({ chain: 'fails', commitment: 'fits', draws: 'partly' });
    expect(found.wrong?.expected).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(found.film?.split('\n')).toHaveLength(seq);
  });

  it.each([
    [
      'a deck nobody drew',
      'HandsDealt',
      2,
      ({ hands }: Happened) => ({ hands: (hands as unknown[]).toReversed() }),
      'draws',
    ],
    ['a card that another held', 'CardPlayed', 5, () => ({ card: cardAt(seqOf('CardPlayed', 6)) }), 'moves'],
    ['points nobody made', 'DealScored', 2, () => ({ points: [50, 50, 50, 50] }), 'scores'],
  ] as const)('is %s, hashes and all', (_, type, nth, change, check) => {
    const seq = seqOf(type, nth);
    const { wrong, marks } = judged(forged(seq, change));
    expect(wrong).toMatchObject({ seq, check, entry: { seq } });
    expect(marks[check]).toBe('fails');
    const original = log[seq - 1]!;
    const due = wrong?.expected && 'events' in wrong.expected ? wrong.expected.events : [];
    if (check !== 'moves') expect(due).toEqual(['game' in original && original.game]);
    else expect(due).toContainEqual('game' in original && original.game);
  });

  it('is the last where the secret is another', () => {
    const record = encodeRecord(
      chained(
        log.map((entry) =>
          'table' in entry && entry.table.type === 'SecretRevealed'
            ? { ...entry, table: { ...entry.table, secret: 'a'.repeat(64) } }
            : entry,
        ),
      ),
    );
    const found = judged(record);
    expect(found.wrong).toMatchObject({ seq: log.length, reason: 'secret' });
    expect(found.marks).toEqual({ ...ALL_FIT, commitment: 'fails', draws: 'open' });
  });

  it('is the first of all where the header tells of another match', () => {
    const found = judged(encodeRecord(log, { ...headerOf(log), seats: 3 }));
    expect(found).toMatchObject({ wrong: { seq: 1, reason: 'header' }, count: { deals: 0 } });
    expect(found.film).toBeUndefined();
  });
});

describe('what is no record', () => {
  const lines = text.split('\n');
  it.each([
    ['nothing', '', 'empty', 1],
    ['any other text', 'hello', 'not-json', 1],
    ['any other JSON', '{"a":1}', 'not-a-record', 1],
    ['another game', lines[0]!.replace('"oh-hell"', '"whist"'), 'unknown-game', 1],
    ['another rule sheet', lines[0]!.replace('"bondebridge"', '"constructor"'), 'unknown-game', 1],
    ['a header alone', lines[0]!, 'no-entries', 2],
    ['a torn line', lines.with(40, lines[40]!.slice(0, 30)).join('\n'), 'not-json', 41],
    [
      'an unknown event',
      lines.with(40, lines[40]!.replace(/"type":"\w+"/, '"type":"Eaten"')).join('\n'),
      'not-an-entry',
      41,
    ],
  ])('says so: %s', (_, given, reason, line) => {
    expect(judge(given)).toEqual({ kind: 'unreadable', reason, line });
  });
});
