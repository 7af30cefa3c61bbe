import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '@stikk/engine';
import { chained, encodeRecord, headerOf } from '@stikk/shuffle';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderWith, ran } from '../test/terminal.ts';

type Event = { readonly type: string; readonly [name: string]: unknown };
type Log = readonly Entry<Event>[];

const folder = folderWith();
let log: Log;

beforeAll(async () => {
  await ran(
    [
      'simulate',
      ...[
        '--game',
        'bondebridge',
        '--seats',
        '3',
        '--matches',
        '1',
        '--seed',
        'v',
        '--bots',
        'random',
        '--out',
        '.',
      ],
    ],
    folder,
  );
  const lines = readFileSync(join(folder, 'match-1.jsonl'), 'utf8').trim().split('\n');
  log = lines.slice(1).map((line) => JSON.parse(line) as Entry<Event>);
});

const verdict = (text: string) => ran(['verify', 'it.jsonl'], folderWith({ 'it.jsonl': text }));

/** The place of the n-th event of a type. */
const placeOf = (type: string, nth = 1): number => {
  const places = log.flatMap((entry, index) => ('game' in entry && entry.game.type === type ? [index] : []));
  return places[nth - 1]!;
};

const changed = (place: number, change: Readonly<Record<string, unknown>>): Log =>
  log.map((entry, index) =>
    index === place && 'game' in entry ? { ...entry, game: { ...entry.game, ...change } as Event } : entry,
  );

/** A forger who knows how hashes are made. */
const forged = (entries: Log): string =>
  encodeRecord(chained(entries.map((entry, index) => ({ ...entry, seq: index + 1 }))));

describe('stikk verify', () => {
  it('finds an honest match in order', async () => {
    const { code, out } = await verdict(encodeRecord(log));
    expect(out).toEqual([`it.jsonl: all ${log.length} entries fit: chain, shuffle, moves and scores`]);
    expect(code).toBe(0);
  });

  it('takes a byte order mark and the line ends of Windows', async () => {
    const { code } = await verdict(`\uFEFF${encodeRecord(log).replaceAll('\n', '\r\n')}`);
    expect(code).toBe(0);
  });

  it('checks a match that is not over as far as it goes', async () => {
    const { code, out } = await verdict(encodeRecord(log.slice(0, placeOf('BidMade', 5))));
    expect(out).toEqual([
      `it.jsonl: all ${placeOf('BidMade', 5)} entries fit, but the match is not over and its secret not revealed`,
    ]);
    expect(code).toBe(1);
  });

  it.each<[string, () => string, () => RegExp]>([
    [
      'a bid written over',
      () =>
        encodeRecord(
          changed(placeOf('BidMade', 5), {
            bid: 1 + Number((log[placeOf('BidMade', 5)] as { game: Event } & Entry).game.bid),
          }),
        ),
      () => new RegExp(`entry ${placeOf('BidMade', 5) + 1} \\(BidMade by seat \\d\\) does not fit: its hash`),
    ],
    [
      'points written over, hashes and all',
      () => forged(changed(placeOf('DealScored', 3), { points: [50, 0, 0] })),
      () =>
        new RegExp(
          `entry ${placeOf('DealScored', 3) + 1} \\(DealScored by seat \\d\\) does not fit: the rules`,
        ),
    ],
    [
      'a deal turned round, hashes and all',
      () => {
        const place = placeOf('HandsDealt', 2);
        const { hands } = (log[place] as { game: Event } & Entry).game as { hands?: unknown[] } & Event;
        return forged(changed(place, { hands: hands!.toReversed() }));
      },
      () =>
        new RegExp(
          `entry ${placeOf('HandsDealt', 2) + 1} \\(HandsDealt by the house\\) does not fit: .*secret`,
        ),
    ],
    [
      'a trick given away, hashes and all',
      () => {
        const place = placeOf('TrickTaken', 4);
        const { seat } = (log[place] as { game: Event } & Entry).game;
        return forged(changed(place, { seat: (Number(seat) + 1) % 3 }));
      },
      () =>
        new RegExp(
          `entry ${placeOf('TrickTaken', 4) + 1} \\(TrickTaken by seat \\d\\) does not fit: the rules`,
        ),
    ],
    ['an entry taken out', () => encodeRecord(log.toSpliced(30, 1)), () => /entry 31 is missing/],
    ['the end cut off', () => encodeRecord(log.slice(0, 100), headerOf(log)), () => /entry 101 is missing/],
    [
      'a line that is broken',
      () => encodeRecord(log).replace(/\n\{"seq":40,/, '\n{"seq":40'),
      () => /entry 40 does not fit: the line is not JSON/,
    ],
    [
      'an entry of no known kind',
      () => encodeRecord(changed(placeOf('CardPlayed'), { type: 'CardEaten' })),
      () => new RegExp(`entry ${placeOf('CardPlayed') + 1} does not fit: `),
    ],
  ])('names %s', async (_, text, why) => {
    const { code, out } = await verdict(text());
    expect(out).toEqual([expect.stringMatching(why())]);
    expect(code).toBe(1);
  });
});
