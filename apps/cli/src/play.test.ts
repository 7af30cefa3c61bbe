import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, type Ran, ran } from '../test/terminal.ts';

const short = { 'schedule.max': 2, 'bid.oneCard': 'forehead' };
const played = (...args: readonly string[]) => ['play', '--seed', 'one', '--bots', 'random', ...args];
const bondebridge = played('--game', 'bondebridge', '--seats', '3', '--options', JSON.stringify(short));

/** Answers from a list, then none any more. */
const typing = (...lines: readonly string[]) => {
  const left = lines.slice();
  return () => left.shift();
};

/** Whoever always takes the last choice on the screen. */
const lastChoice = (out: readonly string[]): string | undefined =>
  out
    .findLast((line) => /^ {2}\d+ /.test(line))
    ?.trim()
    .split(/ {3}/)
    .at(-1)
    ?.split(' ')[0];

const families: readonly [string, readonly string[]][] = [
  ['bondebridge', bondebridge],
  [
    'nomination_whist',
    played('--game', 'nomination_whist', '--options', '{"trump.mode":"highest_bidder","schedule.max":2}'),
  ],
  ...['2', '3', '4'].map((seats): [string, readonly string[]] => [
    'bondtolva',
    played('--game', 'bondtolva', '--seats', seats),
  ]),
  ['bondtolva_36', played('--game', 'bondtolva_36')],
];

const shown = ({ out }: Ran) => out.join('\n');

describe('stikk play', () => {
  it.each(families)('plays %s to the end and leaves a record that verifies', async (_, args) => {
    const folder = folderWith();
    const { code, out } = await ran([...args, '--out', 'mine.jsonl'], folder, lastChoice);
    expect(code).toBe(0);
    expect(out.at(-1)).toBe('The record is in mine.jsonl.');
    const { out: verdict } = await ran(['verify', 'mine.jsonl'], folder);
    expect(verdict).toEqual([expect.stringMatching(/all \d+ entries fit/)]);
    const seats = readFileSync(join(folder, 'mine.jsonl'), 'utf8').match(/"kind":"person"/g);
    expect(seats).toHaveLength(1);
  });

  it.each([
    ['nb', 'Hånd', 'Skriv nummeret'],
    ['sv', 'Hand', 'Skriv numret'],
    ['nl', 'Hand', 'Typ het nummer'],
    ['en', 'Hand', 'Type the number'],
  ])('speaks %s', async (lang, hand, help) => {
    const told = shown(await ran([...bondebridge, '--lang', lang], folderWith(), typing('?', 'r', 's', 'q')));
    expect(told).toContain(`${hand}: `);
    expect(told).toContain(help);
  });

  it('keeps the record of a match that was stopped', async () => {
    const folder = folderWith();
    const { code, out } = await ran([...bondebridge, '--out', 'half.jsonl'], folder, typing('0', 'q'));
    expect(code).toBe(0);
    expect(out.slice(-2)).toEqual(['The match is stopped.', 'The record is in half.jsonl.']);
    const { code: replayed } = await ran(['replay', 'half.jsonl'], folder);
    expect(replayed).toBe(0);
  });

  it('stops where standard input ends', async () => {
    const { code, out } = await ran(bondebridge, folderWith(), typing());
    expect(code).toBe(0);
    expect(out.at(-1)).toBe('The match is stopped.');
  });

  it('takes cards by name, tells why one may not be played and what means nothing', async () => {
    const options = '{"schedule.pattern":"custom","schedule.list":[8],"trump.mode":"none"}';
    const args = played('--game', 'ohhell', '--seats', '2', '--lang', 'nb', '--options', options);
    const told = await ran(args, folderWith(), typing('99', '0', 'h2', 'hei'));
    const hand = told.out
      .find((line) => line.startsWith('Hånd: '))!
      .slice(6)
      .split(' ');
    expect(hand).toHaveLength(8);
    expect(shown(told)).toContain('hei passer ikke her');
    const suits = { '♣': 'k', '♦': 'r', '♥': 'h', '♠': 's' } as const;
    const typed = hand.map((card) => suits[card[0] as keyof typeof suits] + card.slice(1).toLowerCase());
    const again = await ran(args, folderWith(), typing('0', ...typed, ...typed));
    expect(again.out.filter((line) => /^· Du (spilte|saket|la|stakk)/.test(line)).length).toBeGreaterThan(0);
  });

  it('colours only where that is welcome', async () => {
    const plain = await ran(bondebridge, folderWith(), typing('q'));
    expect(shown(plain)).not.toContain('\u001b');
    const bright = await ran(bondebridge, folderWith(), typing('q'), true);
    expect(shown(bright)).toContain('\u001b[1m');
  });

  it.each<[readonly string[], RegExp]>([
    [['play'], /--game is missing/],
    [['play', '--game', 'whist'], /no game is called whist/],
    [['play', '--game', 'bondebridge', '--bots', 'clever'], /no bot is called "clever"/],
    [['play', '--game', 'bondebridge', '--lang', 'tlh'], /--lang must be one of/],
    [['play', '--game', 'bondebridge'], /there is nobody to ask/],
  ])('refuses %j with one line', async (args, why) => {
    const { code, err } = await ran(args, folderWith());
    expect(err).toEqual([expect.stringMatching(why)]);
    expect(code).toBe(2);
  });
});
