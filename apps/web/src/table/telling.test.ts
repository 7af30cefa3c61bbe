import { expect, test } from 'vitest';
import { chosen, dealt, entriesFor } from '../../testing/match.ts';
import { ohHellTeller as teller } from './teller.ts';
import { newTale, taleWith } from './telling.ts';

const entries = entriesFor([
  chosen,
  dealt,
  { type: 'BidMade', seat: 1, bid: '??', sealed: true },
  { type: 'BidMade', seat: 2, bid: '??', sealed: true },
]);
const describe = (event: { readonly type: string }) => event.type;

test('lines come in order, and only what is new is read', () => {
  const first = taleWith(teller, newTale(teller, 4), entries.slice(0, 2), 4, describe, 10);
  const seen: string[] = [];
  const then = taleWith(
    teller,
    first,
    entries,
    4,
    (event) => {
      seen.push(event.type);
      return event.type;
    },
    10,
  );
  expect(seen).toEqual(['BidMade', 'BidMade']);
  expect(then.lines.map(({ seq, sign }) => [seq, sign])).toEqual([
    [1, 'info'],
    [2, 'S'],
    [3, 'bid'],
    [4, 'bid'],
  ]);
});

test('of a long past only the end is put into words', () => {
  expect(taleWith(teller, newTale(teller, 4), entries, 4, describe, 2).lines.map(({ seq }) => seq)).toEqual([
    3, 4,
  ]);
});
