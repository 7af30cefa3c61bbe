import { describe, expect, it } from 'vitest';
import { hiCard } from '../test/hi-card.ts';
import { sample } from '../test/match.ts';
import { encodeRecord, headerOf, parseRecord } from './record.ts';
import { verify } from './verify.ts';

const entries = sample();
const text = encodeRecord(entries);
const gameOf = (id: string) => (id === 'hi-card' ? hiCard : undefined);
const lines = text.split('\n');
const withLine = (line: number, value: string) => lines.with(line - 1, value).join('\n');

describe('a record', () => {
  it('reads back as it was written', () => {
    const record = parseRecord<typeof hiCard>(text, gameOf);
    expect(record).toEqual({ ok: true, header: headerOf(entries), game: hiCard, entries });
    expect(record.ok && verify(record.header, hiCard, record.entries as never).ok).toBe(true);
  });

  it('reads with Windows line ends and without the last one', () => {
    expect(parseRecord(text.replaceAll('\n', '\r\n').trimEnd(), gameOf).ok).toBe(true);
  });

  it('reads with a byte order mark before it', () => {
    expect(parseRecord(`\uFEFF${text}`, gameOf)).toEqual(parseRecord(text, gameOf));
  });

  it('tells how many entries there are only once the match is over', () => {
    expect(headerOf(entries)).toMatchObject({ entries: entries.length, last: entries.at(-1)!.hash });
    expect(headerOf(entries.slice(0, -1))).not.toHaveProperty('entries');
    expect(() => headerOf([])).toThrow('MatchCreated');
  });

  it.each([
    ['nothing', '', 1, 'empty', /empty/],
    ['no JSON on top', 'hello', 1, 'not-json', /not JSON/],
    ['another file', '{"a":1}', 1, 'not-a-record', /stikk/],
    ['another version', withLine(1, lines[0]!.replace('"stikk":1', '"stikk":2')), 1, 'not-a-record', /stikk/],
    ['an unknown game', withLine(1, lines[0]!.replace('"hi-card"', '"whist"')), 1, 'unknown-game', /whist/],
    ['a torn line', withLine(4, lines[3]!.slice(0, 20)), 4, 'not-json', /not JSON/],
    ['an empty line', withLine(4, ''), 4, 'not-json', /empty/],
    ['an unknown event', withLine(7, lines[6]!.replace('Dealt', 'Smelt')), 7, 'not-an-entry', /game/],
    [
      'a card that is none',
      withLine(7, lines[6]!.replace(/"cards":\["../, '"cards":["1X')),
      7,
      'not-an-entry',
      /cards/,
    ],
  ])('says where and what is wrong: %s', (_, file, line, reason, detail) => {
    const record = parseRecord(file, gameOf);
    expect(record).toMatchObject({ ok: false, line, reason });
    expect(!record.ok && record.detail).toMatch(detail);
  });
});
