import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeRecord, headerOf, parseRecord } from '@stikk/shuffle';
import { type AnyGame, gameOf } from '@stikk/variants';
import { describe, expect, it } from 'vitest';
import type { Happening } from '../replay/film.ts';
import { type Judgement, judge } from './judge.ts';

const ARCHIVE = join(import.meta.dirname, '../../../../packages/variants/archive');
const text = readFileSync(join(ARCHIVE, 'oh-hell/bondebridge-2.jsonl'), 'utf8');
const lines = text.trimEnd().split('\n');

const record = (judgement: Judgement) => {
  if (judgement.kind !== 'record') throw new Error(judgement.reason);
  return judgement;
};
const withLine = (line: number, change: (text: string) => string): string =>
  lines.map((one, at) => (at === line - 1 ? change(one) : one)).join('\n');

describe('a file', () => {
  it('that is the record of a match opens whole', () => {
    const { outcome, entries, wrong, seats } = record(judge(text));
    expect([outcome, entries.length, wrong]).toEqual(['fits', lines.length - 1, null]);
    expect(seats.every(({ kind }) => kind === 'person' || kind === 'bot')).toBe(true);
  });

  it('of Bondtolva opens whole', () => {
    const { outcome } = record(judge(readFileSync(join(ARCHIVE, 'bondtolva/bondtolva-2.jsonl'), 'utf8')));
    expect(outcome).toBe('fits');
  });

  it('that stops in the midst of a match fits as far as it goes', () => {
    const parsed = parseRecord<AnyGame, Happening>(text, gameOf);
    if (!parsed.ok) throw new Error(parsed.detail);
    const open = parsed.entries.slice(0, 40).map(({ hash: _, ...entry }) => entry);
    expect(record(judge(encodeRecord(open, headerOf(open)))).outcome).toBe('live');
  });

  it('that was changed names the line, what it says and why, and opens up to there', () => {
    const line = lines.findIndex((one) => one.includes('"CardPlayed"')) + 1;
    const changed = withLine(line, (one) => one.replace(/"card":"(..)"/, '"card":"2C"'));
    const { outcome, wrong, entries, whole } = record(judge(changed));
    expect([outcome, whole, wrong?.line]).toEqual(['fails', false, line]);
    expect(wrong?.text).toContain('"2C"');
    expect(wrong?.reason).toMatch(/hash|rules/);
    expect(entries).toHaveLength(line - 2);
  });

  it('of what one seat saw opens whole, and proves nothing', () => {
    const parsed = parseRecord<AnyGame, Happening>(text, gameOf);
    if (!parsed.ok) throw new Error(parsed.detail);
    const { game, entries } = parsed;
    // Live: what a seat is told is without the secret and without hashes.
    const seen = entries
      .slice(0, -2)
      .map(({ hash: _, ...entry }) =>
        'game' in entry ? { ...entry, game: game.redact(entry.game, 0) } : entry,
      );
    const { outcome, whole, wrong, entries: kept } = record(judge(encodeRecord(seen, headerOf(seen))));
    expect([outcome, whole, wrong?.reason, kept.length]).toEqual(['fails', true, 'hidden', seen.length]);
  });

  it.each([
    ['', 1, 'empty'],
    ['{', 1, 'not-json'],
    ['{"stikk":2}', 1, 'not-a-record'],
    [withLine(1, (one) => one.replace('"oh-hell"', '"whist"')), 1, 'unknown-game'],
    [withLine(1, (one) => one.replace('"bondebridge"', '"nothing"')), 1, 'unknown-game'],
    [lines[0]!, 2, 'no-entries'],
    [withLine(17, () => 'torn'), 17, 'not-json'],
    [withLine(9, () => '{"seq":8}'), 9, 'not-an-entry'],
  ] as const)('that is broken says in which line and why: %.12s', (broken, line, reason) => {
    expect(judge(broken)).toEqual({ kind: 'unreadable', line, reason });
  });
});
