import { type Entry, fold } from '@stikk/engine';
import { parseRecord, verify } from '@stikk/shuffle';
import { describe, expect, test } from 'vitest';
import { type AnyGame, gameOf, games } from '../src/index.ts';
import { below } from './files.ts';

type Event = { readonly type: string };

const records = below(
  '../archive/',
  import.meta.glob('../archive/*/*.jsonl', { query: '?raw', import: 'default', eager: true }),
);
const listed = import.meta.glob('../archive/scores.txt', { query: '?raw', import: 'default', eager: true });
/** The line of each record without its name: the scores by seat and the winners. */
const outcomes = new Map(
  Object.values(listed)
    .flatMap((text) => text.trimEnd().split('\n'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

test.each([...records])('%s opens, folds to its recorded scores and proves itself', (name, text) => {
  const record = parseRecord<AnyGame, Event>(text, gameOf);
  if (!record.ok) throw new Error(`line ${record.line}: ${record.detail}`);
  const { header, game } = record;
  const entries: readonly Entry<Event>[] = record.entries;
  const { scores, winners } = game.standing(fold(game, header.seats, entries));
  expect(`scores ${scores.join(' ')} winners ${winners?.join(' ')}`).toBe(outcomes.get(name));
  expect(verify(header, game, entries)).toEqual({ ok: true, entries: header.entries });
});

test('every record has its outcome written down, and every outcome its record', () => {
  expect([...outcomes.keys()].sort()).toEqual([...records.keys()].sort());
});

describe('there are three records at least', () => {
  for (const { id, presets } of Object.values(games))
    test.each(Object.keys(presets))('of %s', (preset) => {
      const own = [...records.keys()].filter(
        (name) => name.replace(/-\d+\.jsonl$/, '') === `${id}/${preset}`,
      );
      expect(own.length, `add some: pnpm archive ${preset} SEATS SEED`).toBeGreaterThanOrEqual(3);
    });
});
