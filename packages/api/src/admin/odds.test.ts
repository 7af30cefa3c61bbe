import { expect, it } from 'vitest';
import { oddsOf } from './odds.ts';

const LEAST = { bids: 30, field: 30 };
const bid = (userId: string, size: number, bids: number, made: number) => ({ userId, size, bids, made });

it('compares with everybody else: half of 100 expected, 60 made, is two standard deviations', () => {
  // The others make 100 of 200; sqrt(100 · ½ · ½) = 5.
  const rows = [bid('anna', 3, 100, 60), bid('bo', 3, 150, 60), bid('cy', 3, 50, 40)];
  const [anna] = oddsOf(rows, LEAST).filter(({ userId }) => userId === 'anna');
  expect(anna).toEqual({ userId: 'anna', bids: 100, made: 60, expected: 50, deviation: 2 });
});

it('adds up what is expected with each number of cards', () => {
  // With 1 card 4 in 5: 80 of 100, variance 16. With 7 cards 1 in 10: 10 of 100, variance 9. 90 expected, 5 a deviation.
  const rows = [
    bid('anna', 1, 100, 70),
    bid('anna', 7, 100, 5),
    bid('field', 1, 50, 40),
    bid('field', 7, 50, 5),
  ];
  const anna = oddsOf(rows, LEAST).find(({ userId }) => userId === 'anna')!;
  expect(anna).toMatchObject({ bids: 200, made: 75 });
  expect(anna.expected).toBeCloseTo(90, 10);
  expect(anna.deviation).toBeCloseTo(-3, 10);
});

it('leaves out numbers of cards with which the others bid too rarely, on both sides of the sum', () => {
  const rows = [
    bid('anna', 1, 40, 30),
    bid('anna', 2, 40, 40),
    bid('bo', 1, 30, 15),
    bid('bo', 2, 29, 1),
    bid('cy', 3, 90, 90),
  ];
  // sqrt(40 · ½ · ½) = √10; of cy’s cards nobody else had any.
  expect(oddsOf(rows, LEAST)).toEqual([
    // bo: 30 bids, the others make 30 of 40; 22.5 expected, variance 30 · ¾ · ¼. With 2 cards they make all of 40.
    expect.objectContaining({ userId: 'bo', bids: 59, made: 16, expected: 22.5 + 29 }),
    { userId: 'anna', bids: 40, made: 30, expected: 20, deviation: 10 / Math.sqrt(10) },
  ]);
});

it('tells nothing of few bids, and nothing where there is no spread', () => {
  expect(oddsOf([bid('anna', 1, 29, 29), bid('bo', 1, 30, 10)], LEAST)).toEqual([]);
  const told = oddsOf([bid('anna', 1, 30, 20), bid('bo', 1, 30, 30)], LEAST);
  // Everybody else makes all: nothing else was to be expected of anna, by chance or otherwise.
  expect(told.map(({ userId }) => userId)).toEqual(['bo']);
  expect(oddsOf([], LEAST)).toEqual([]);
});

it('puts the farthest first, above or below', () => {
  const rows = [bid('up', 2, 100, 60), bid('down', 2, 100, 30), bid('level', 2, 1000, 500)];
  expect(oddsOf(rows, LEAST).map(({ userId }) => userId)).toEqual(['down', 'level', 'up']);
});
