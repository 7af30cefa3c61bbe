import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entryReader } from './entry-reader.ts';
import type { Upcast } from './game.ts';
import type { Entry } from './log.ts';
import { asStored, ladder, upcast } from './upcast.ts';

/** Version 1 had the card in two fields, version 2 called the seat `by`. */
const upcasts: readonly Upcast[] = [
  {
    from: 1,
    to: 2,
    event: ({ rank, suit, ...rest }) => ({ ...rest, card: (rank as string).concat(suit as string) }),
  },
  { from: 2, to: 3, event: ({ by, ...rest }) => ({ ...rest, seat: by }) },
];
const game = {
  version: 3,
  upcasts,
  event: z.object({ type: z.literal('CardPlayed'), seat: z.int(), card: z.string() }),
};
const stamp = { seq: 7, at: 0, by: 2, cause: 'c' } as const;
const first = { ...stamp, v: 1, game: { type: 'CardPlayed', by: 2, rank: 'Q', suit: 'H' } };
const second = { ...stamp, v: 2, game: { type: 'CardPlayed', by: 2, card: 'QH' } };
const third = { ...stamp, v: 3, game: { type: 'CardPlayed', seat: 2, card: 'QH' } };
const started: Entry = { ...stamp, by: 'table', v: 1, table: { type: 'MatchStarted' } };

describe('an old entry', () => {
  it.each([
    ['the first', first],
    ['the second', second],
    ['the third', third],
  ])('of %s version reads in the form of today', (_, stored) => {
    const text = JSON.stringify(stored);
    expect(upcast(game, stored as Entry)).toEqual(third);
    expect(entryReader(game)(stored)).toMatchObject({ success: true, data: third });
    expect(JSON.stringify(stored)).toBe(text);
  });

  it('is still known as it was stored, however often it is read', () => {
    const raised = upcast(game, first as Entry);
    expect(asStored(raised)).toBe(first);
    expect(asStored(upcast(game, raised))).toBe(first);
    const read = entryReader(game)(first);
    expect(read.success && asStored(read.data)).toBe(first);
    expect(asStored({ ...raised })).toEqual(third);
  });

  it('of the table, or of today, stays what it is', () => {
    expect(upcast(game, started)).toBe(started);
    expect(upcast(game, third as Entry)).toBe(third);
    expect(entryReader(game)(started)).toMatchObject({ success: true, data: started });
  });

  it('that no upcast can read is no entry, nor is one of a version to come', () => {
    const read = entryReader(game);
    expect(read({ ...first, game: { type: 'CardPlayed', by: 2 } }).success).toBe(false);
    expect(read({ ...first, game: 'CardPlayed' }).success).toBe(false);
    const whole: Upcast = { from: 1, to: 2, event: () => third.game };
    const made = entryReader({ ...game, version: 2, upcasts: [whole] });
    expect([made(first).success, made({ ...first, game: { by: 2 } }).success]).toEqual([true, false]);
    expect(read({ ...second, v: 1 }).success).toBe(false);
    expect(read({ ...third, v: 4 }).success).toBe(false);
    expect(read({ ...started, v: 4 }).success).toBe(false);
    expect(() => upcast(game, { ...third, v: 4 } as Entry)).toThrow('later version 4');
  });
});

it.each([
  ['none for a second version', 2, []],
  ['the first one missing', 3, upcasts.slice(1)],
  ['the last one missing', 3, upcasts.slice(0, 1)],
  ['one too many', 2, upcasts],
  ['the wrong order', 3, upcasts.toReversed()],
  ['a leap', 3, [{ ...upcasts[0]!, to: 3 }, upcasts[1]!]],
])('a ladder without a gap is asked for: %s', (_, version, list) => {
  expect(() => ladder({ version, upcasts: list })).toThrow(`version ${version} needs an upcast`);
  expect(ladder({ version: 3, upcasts })).toBe(upcasts);
  expect(ladder({ version: 1 })).toEqual([]);
});
