import { expect, test } from 'vitest';
import { type AccountShelf, isKept, newerCopies } from './shelf.ts';

const standing = { preset: 'bondebridge', deal: 1, deals: 20, points: 0, yourTurn: true };
const copy = (matchId: string, seq: number) => ({ matchId, seq, standing, updatedAt: seq });
const account: AccountShelf = { finished: ['over'], copies: [copy('ahead', 9), copy('other', 4)] };
const own = (id: string, seq: number, finished = false) => ({ id, seq, finished });

test('what the account has none of, or less of, is not kept', () => {
  expect(isKept(undefined, own('over', 3, true))).toBe(false);
  expect(isKept(account, own('new', 3))).toBe(false);
  expect(isKept(account, own('ahead', 10))).toBe(false);
  expect(isKept(account, own('ahead', 10, true))).toBe(false);
  expect(isKept(account, own('ahead', 9))).toBe(true);
  expect(isKept(account, own('over', 3, true))).toBe(true);
});

test('what other devices have played on is offered here, and what this one has is not', () => {
  const offered = (...here: readonly ReturnType<typeof own>[]) =>
    newerCopies(account, here).map(({ matchId }) => matchId);
  expect(offered()).toEqual(['ahead', 'other']);
  expect(offered(own('ahead', 8), own('other', 4))).toEqual(['ahead']);
  expect(offered(own('ahead', 9), own('other', 12))).toEqual([]);
  expect(newerCopies(undefined, [])).toEqual([]);
});
