import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderWith, ran } from '../test/terminal.ts';

const examples = new URL('../examples/', import.meta.url).pathname;
const inExamples = (name: string) => readFileSync(`${examples}${name}`, 'utf8');

interface Example {
  readonly kind: string;
  readonly in: unknown;
  readonly out: Readonly<Record<string, unknown>>;
}
const worked = (JSON.parse(inExamples('worked-examples.json')) as { vectors: Example[] }).vectors;

const checked = async (...vectors: readonly unknown[]) =>
  ran(['check', 'mine.json'], folderWith({ 'mine.json': JSON.stringify({ vectors }) }));

const score = {
  id: 'one',
  kind: 'score',
  game: 'boerenbridge',
  players: null,
  options: {},
  in: { bid: 2, took: 2, size: 4 },
  out: { points: 14 },
};

describe('worked examples', () => {
  it('hold', async () => {
    const { code, out } = await ran(['check', 'worked-examples.json'], examples);
    expect(out).toEqual([`${worked.length} passed, 0 failed`]);
    expect(code).toBe(0);
  });

  it('are of every kind, and each fails once its answer is another', async () => {
    expect(new Set(worked.map(({ kind }) => kind)).size).toBe(28);
    const wrong = worked.map((example) => ({
      ...example,
      out: Object.fromEntries(Object.entries(example.out).map(([name, value]) => [name, altered(value)])),
    }));
    const { code, out } = await checked(...wrong);
    expect(out.at(-1)).toBe(`0 passed, ${wrong.length} failed`);
    expect(code).toBe(1);
  });

  it('name what was expected and what the rules say', async () => {
    const { code, out } = await checked(score, { ...score, id: 'two', out: { points: 12 } });
    expect(out).toEqual(['two (score): points: expected 12, got 14', '1 passed, 1 failed']);
    expect(code).toBe(1);
  });

  it.each([
    ['a kind', { kind: 'weather' }, 'unsupported: kind weather'],
    ['a kind named like a property of objects', { kind: 'toString' }, 'unsupported: kind toString'],
    ['a game', { game: 'bridge' }, 'unsupported: game bridge'],
    ['an option', { options: { 'trump.colour': 'red' } }, 'unsupported: option trump.colour'],
    ['a value', { options: { sumRule: 'anything' } }, 'unsupported: option sumRule "anything"'],
    ['a formula', { options: { 'scoring.hit': 'bid*bid' } }, 'unsupported: option scoring.hit "bid*bid"'],
    ['an answer', { out: { medals: 1 } }, 'unsupported: nothing is known of "medals"'],
  ])('count as failed where %s is not known', async (_, change, why) => {
    const { code, out } = await checked({ ...score, ...change });
    expect(out[0]).toContain(why);
    expect(out.at(-1)).toBe('0 passed, 1 failed');
    expect(code).toBe(1);
  });

  it('count as failed where they are malformed or ask for what cannot be', async () => {
    const { out } = await checked(
      42,
      { ...score, in: { bid: 'two' } },
      { ...score, id: 'x', kind: 'visibility', players: 7, in: { size: 10, viewer: 0 }, out: { sees: [0] } },
    );
    expect(out).toEqual([
      expect.stringMatching(/^#1: not an example/),
      expect.stringMatching(/^one \(score\): unsupported: input bid/),
      expect.stringMatching(/^x \(visibility\): unsupported: 70 cards from 52/),
      '0 passed, 3 failed',
    ]);
  });
});

/** Another value of the same form. */
function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 100;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [...value, 'QH'];
  return value === null ? 'QH' : null;
}

describe('recorded hands', () => {
  it('hold', async () => {
    const { code, out } = await ran(['check', 'recorded-hands.jsonl'], examples);
    expect(out).toEqual(['60 passed, 0 failed']);
    expect(code).toBe(0);
  });

  const hand = JSON.parse(inExamples('recorded-hands.jsonl').split('\n')[0]!) as {
    steps: { seat: number; legal: unknown[] }[];
    points: number[];
  };

  it.each([
    ['the points', { points: hand.points.map((points) => points + 1) }, /^line 1: points: expected/],
    [
      'a legal bid',
      { steps: hand.steps.map((step, at) => (at === 2 ? { ...step, legal: [0] } : step)) },
      /^line 1: step 3, seat \d: legal: expected \[0\]/,
    ],
    [
      'whose turn it is',
      { steps: hand.steps.map((step, at) => (at === 1 ? { ...step, seat: step.seat + 1 } : step)) },
      /^line 1: step 2, seat \d: it is the turn of seat/,
    ],
    ['a step', { steps: hand.steps.slice(0, -1) }, /^line 1: the hand is not played to its end/],
    ['a card twice', { turnUp: 'AC' }, /^line 1: /],
    ['a formula', { scoring: { hit: '?' } }, /^line 1: unsupported: option scoring.hit/],
    ['the hands', { hands: undefined }, /^line 1: not a recorded hand \(hands\)/],
  ])('fail where %s differs', async (_, change, why) => {
    const text = `${JSON.stringify({ ...hand, ...change })}\n${JSON.stringify(hand)}\n`;
    const { code, out } = await ran(['check', 'h.jsonl'], folderWith({ 'h.jsonl': text }));
    expect(out[0]).toMatch(why);
    expect(out.at(-1)).toBe('1 passed, 1 failed');
    expect(code).toBe(1);
  });
});
