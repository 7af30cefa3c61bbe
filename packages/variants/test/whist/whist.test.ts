import { asStored, type Entry, fold } from '@stikk/engine';
import { checkLaws, playthrough } from '@stikk/engine/testing';
import { encodeRecord, parseRecord, verify } from '@stikk/shuffle';
import { expect, test } from 'vitest';
import { recordedMatch } from '../../testing/record.ts';
import { below } from '../files.ts';
import type { WhistEvent } from './event.ts';
import { whist } from './index.ts';
import { whistSubject } from './subject.ts';

const gameOf = (id: string) => (id === whist.id ? whist : undefined);
const parsed = (text: string) => {
  const record = parseRecord<typeof whist, WhistEvent>(text, gameOf);
  if (!record.ok) throw new Error(`line ${record.line}: ${record.detail}`);
  return record;
};
const kept = below(
  './archive/',
  import.meta.glob('./archive/*.jsonl', { query: '?raw', import: 'default', eager: true }),
);
const first = kept.get('whist-1.jsonl')!;

test.each([2, 3, 4])('a third family obeys the laws with %i players', (players) => {
  for (let seed = 0; seed < 3; seed++)
    expect(checkLaws(whistSubject, { players, size: 5, deals: 3 }, seed)).toBeGreaterThan(0);
});

test('it is told, recorded, read and proved by what all families share', () => {
  const options = { players: 4, size: 13, deals: 2 };
  expect(playthrough(whist, options, { title: 'whist', seed: 1, deals: 1 })).toContain('seat 1: PlayCard');
  const entries = recordedMatch(whist, 'whist', options, { secret: '7e'.repeat(32), strikeAfter: 40 });
  const { header, entries: read } = parsed(encodeRecord(entries));
  expect(read).toEqual(entries);
  expect(verify(header, whist, read)).toEqual({ ok: true, entries: entries.length });
});

test('a record of its first version opens, reaches its score and proves itself', () => {
  expect(first).toContain('"v":1');
  const { header, entries } = parsed(first);
  for (const entry of entries) expect('table' in entry || entry.v).toBe('table' in entry || 2);
  expect(whist.standing(fold(whist, header.seats, entries))).toEqual({
    deal: 3,
    scores: [3, 8, 4],
    winners: [1],
  });
  expect(verify(header, whist, entries)).toEqual({ ok: true, entries: header.entries });
  const lines = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  expect(lines(encodeRecord(entries, header))).toEqual(lines(first));
});

test('what was a text of cards is hidden like any hand', () => {
  const dealt = parsed(first).entries.find((entry) => 'game' in entry && entry.game.type === 'HandsDealt');
  const entry = dealt as Extract<Entry<WhistEvent>, { readonly game: WhistEvent }>;
  const shown = { ...entry, game: whist.redact(entry.game, 'spectator') };
  expect(JSON.stringify(shown)).not.toMatch(/[2-9TJQKA][CDHS]"/);
  expect(asStored(shown)).toBe(shown);
});

test('an old record that was tampered with is found out', () => {
  const lines = first.split('\n');
  const at = lines.findIndex((line) => line.includes('"CardPlayed"'));
  const forged = lines.with(
    at,
    lines[at]!.replace(/"card":"(.)(.)"/, (_, rank) => `"card":"${rank === '2' ? '3' : '2'}C"`),
  );
  const { header, entries } = parsed(forged.join('\n'));
  expect(verify(header, whist, entries)).toMatchObject({ ok: false, seq: at, reason: 'hash' });
  const torn = lines.with(at, lines[at]!.replace('"by"', '"bye"').replace('"card"', '"cord"'));
  expect(parseRecord(torn.join('\n'), gameOf)).toMatchObject({ ok: false, line: at + 1 });
});
