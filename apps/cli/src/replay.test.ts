import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderWith, ran } from '../test/terminal.ts';

const folder = folderWith();

interface Line {
  readonly seq: number;
  readonly game?: {
    readonly type: string;
    readonly hands: readonly (readonly string[])[];
    readonly winners: readonly number[];
  };
}
let lines: readonly Line[];

beforeAll(async () => {
  const options = JSON.stringify({
    'schedule.pattern': 'down_up',
    'schedule.max': 3,
    'schedule.turnRepeat': 1,
    'bid.oneCard': 'forehead',
  });
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
        'r',
        '--bots',
        'random',
        '--out',
        '.',
      ],
      '--options',
      options,
    ],
    folder,
  );
  lines = readFileSync(join(folder, 'match-1.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Line);
});

const shown = async (...args: readonly string[]) => {
  const { code, out } = await ran(['replay', 'match-1.jsonl', ...args], folder);
  expect(code).toBe(0);
  return out;
};

/** Number of the n-th entry of a type. */
const seqOf = (type: string, nth = 1): string => {
  const found = lines.filter(({ game }) => game?.type === type)[nth - 1]!;
  return String(found.seq);
};
const handsAt = (seq: string) => lines[Number(seq) - 1]!.game!.hands;

/** What the line of a seat ends with. */
const handOf = (out: readonly string[], seat: number): readonly string[] =>
  out
    .find((line) => line.startsWith(`seat ${seat} `))!
    .split(/\s+/)
    .filter((word) => word.length === 2 && /^([2-9TJQKA][CDHS]|\?\?)$/.test(word));

/** What a record says that somebody has edited, each line by itself; line 0 is the header. */
async function edited(change: (line: string, place: number) => string) {
  const text = readFileSync(join(folder, 'match-1.jsonl'), 'utf8').trim();
  writeFileSync(join(folder, 'edited.jsonl'), text.split('\n').map(change).join('\n'));
  return ran(['replay', 'edited.jsonl'], folder);
}

describe('stikk replay', () => {
  it('names the first entry of an edited record that cannot follow', async () => {
    const played = Number(seqOf('CardPlayed'));
    const { code, err } = await edited((line, place) =>
      place === played ? line.replace(/"seat":\d/, '"seat":9') : line,
    );
    expect([code, err.length]).toEqual([2, 1]);
    expect(err[0]).toContain(`entry ${played} (CardPlayed by`);
  });

  it('refuses a header that its first entry contradicts, and prints nothing of it', async () => {
    for (const [from, to] of [
      ['"seats":3', '"seats":9'],
      ['"preset":"bondebridge"', '"preset":"x\\u001b[31m\\nEvil"'],
    ] as const) {
      const { code, out, err } = await edited((line, place) => (place === 0 ? line.replace(from, to) : line));
      expect([code, out, err.length]).toEqual([2, [], 1]);
      expect(err[0]).not.toContain('Evil');
    }
  });

  it('ends with the winners and the whole score sheet', async () => {
    const out = await shown();
    const { winners } = lines.find(({ game }) => game?.type === 'MatchEnded')!.game!;
    expect(out).toContain(`over, won by ${winners.map((seat) => `seat ${seat}`).join(', ')}`);
    expect(out.filter((line) => /^ +\d +\d +(NT|[CDHS]) /.test(line))).toHaveLength(5);
  });

  it('shows a director every card', async () => {
    const seq = seqOf('HandsDealt');
    const out = await shown('--at', seq);
    for (const [seat, hand] of handsAt(seq).entries())
      expect(handOf(out, seat).toSorted()).toEqual(hand.toSorted());
  });

  it('shows a seat its own cards and a spectator none', async () => {
    const seq = seqOf('HandsDealt');
    const own = await shown('--at', seq, '--as', '1');
    expect(handOf(own, 1).toSorted()).toEqual(handsAt(seq)[1]!.toSorted());
    expect(handOf(own, 0)).toEqual(['??', '??', '??']);
    const spectator = await shown('--at', seq, '--as', 'spectator');
    for (const seat of [0, 1, 2]) expect(handOf(spectator, seat)).toEqual(['??', '??', '??']);
  });

  it('shows a seat the others’ cards where its own is on its forehead', async () => {
    const seq = seqOf('HandsDealt', 3);
    const out = await shown('--at', seq, '--as', '1');
    expect(handOf(out, 1)).toEqual(['??']);
    expect(handOf(out, 0)).toEqual(handsAt(seq)[0]);
  });

  it('keeps a sealed bid from the others until all have bid', async () => {
    const seq = seqOf('BidMade');
    const seat = lines[Number(seq) - 1]!.game as unknown as { seat: number; bid: number };
    const bidIn = (out: readonly string[]) =>
      out.find((line) => line.startsWith(`seat ${seat.seat} `))!.split(/\s+/)[3];
    expect(bidIn(await shown('--at', seq, '--as', String(seat.seat)))).toBe(String(seat.bid));
    expect(bidIn(await shown('--at', seq, '--as', String((seat.seat + 1) % 3)))).toBe('??');
  });

  it('shows the trick on the table and who is to act', async () => {
    const out = await shown('--at', seqOf('CardPlayed'));
    expect(out).toContainEqual(
      expect.stringMatching(/^playing trick 1, seat \d to act; \d bid on 3: (over|under)$/),
    );
    expect(out).toContainEqual(expect.stringMatching(/^trick: seat \d [2-9TJQKA][CDHS]$/));
  });

  it.each([
    ['--as', '3'],
    ['--as', 'me'],
    ['--at', '0'],
    ['--at', '9999'],
    ['--at', 'end'],
  ])('refuses %s %s', async (flag, value) => {
    const { code, err } = await ran(['replay', 'match-1.jsonl', flag, value], folder);
    expect(err).toEqual([expect.stringMatching(new RegExp(`^stikk replay: ${flag} must be`))]);
    expect(code).toBe(2);
  });

  it('shows any entry to anyone', async () => {
    for (let at = 1; at <= lines.length; at += 4)
      for (const viewer of ['0', 'spectator', 'director'])
        expect((await shown('--at', String(at), '--as', viewer))[1]).toMatch(new RegExp(`^entry ${at} `));
  });
});
