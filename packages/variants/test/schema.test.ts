import { canonicalJson, ladder } from '@stikk/engine';
import { commit } from '@stikk/shuffle';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { games } from '../src/index.ts';

/** Of every family the version of its events and the hash of their schema, for every version there was. */
const PINNED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'oh-hell': { 1: '3187187f55ffd9875018b7b3de91c2e2d96adb7809a029207e11d6f76196df9f' },
  bondtolva: { 1: 'ffe3fbee48d219ffeb8a5a4b54c834e7fc7f9d3bf2fc759644d8ed9cfcfc7ec1' },
};

/** SHA-256 over the schema as canonical JSON, three bytes a letter. */
function hashOf(schema: z.core.$ZodType): string {
  const letters = [...canonicalJson(z.toJSONSchema(schema))];
  return commit(letters.map((letter) => letter.codePointAt(0)!.toString(16).padStart(6, '0')).join(''));
}

test.each(Object.values(games))('the events of $id are those of its version', (game) => {
  const { id, version, event } = game;
  const moved = [
    `The event schema of ${id} is new or has moved. Stored logs are never edited, so:`,
    '- if the family is new: pin its first hash here;',
    '- if a stored event would no longer parse, or would now mean something else: raise `version` by one,',
    '  add an upcast from the version before to `upcasts`, and pin the hash of the new version here;',
    '- if all that came is an optional field, another value or another kind of event: pin the new hash for this version.',
  ].join('\n');
  expect(hashOf(event), moved).toBe(PINNED[id]?.[version]);
  expect(() => ladder(game)).not.toThrow();
  expect(Object.keys(PINNED[id]!)).toEqual(Array.from({ length: version }, (_, index) => String(index + 1)));
});
