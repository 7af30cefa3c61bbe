import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { handRows } from './hand-rows.ts';
import { PipRow } from './pip-row.tsx';
import { placesOf } from './places.ts';

/** What a hand has at 360 px, and the narrowest step a row of so many cards may have. */
const ROOM = 344;
const STEP = { 1: 47, 2: 48, 3: 57 } as const;

describe('the rows of a hand', () => {
  it('are one up to seven, two up to fourteen, three up to seventeen', () => {
    const rows = Array.from({ length: 17 }, (_, cards) => handRows(cards + 1).rows);
    expect(rows).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]);
  });

  it('hold every card, and leave each its room on the narrowest screen', () => {
    for (let cards = 1; cards <= 17; cards++) {
      const { rows, columns, counts } = handRows(cards);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cards);
      const step = rows === 1 ? (ROOM - 62) / Math.max(1, columns - 1) : (ROOM - 4) / columns;
      expect(Math.round(Math.min(step, 62)), `${cards} cards`).toBeGreaterThanOrEqual(STEP[rows]);
    }
  });
});

describe('places', () => {
  it('are distinct at every table, with you first', () => {
    for (let seats = 2; seats <= 10; seats++) {
      const places = placesOf(seats);
      expect(places[0]).toBe('s');
      expect(new Set(places).size).toBe(seats);
    }
  });

  it('go clockwise: up the left side, over, down the right', () => {
    const order = ['s', 'w', 'w2', 'w3', 'nw', 'n', 'ne', 'e3', 'e2', 'e'];
    for (let seats = 2; seats <= 10; seats++) {
      const spots = placesOf(seats).map((place) => order.indexOf(place));
      expect(spots).toEqual([...spots].sort((a, b) => a - b));
    }
  });

  it('know no table of one or eleven', () => {
    expect(() => placesOf(1)).toThrow();
    expect(() => placesOf(11)).toThrow();
  });
});

describe('pips', () => {
  const row = (bid: number, taken: number) =>
    [...renderToStaticMarkup(<PipRow bid={bid} taken={taken} />).matchAll(/<i(?: class="(\w)")?>/g)].map(
      ([, kind]) => kind ?? '-',
    );
  it('fill slots, bar what is too many and ring a null bid', () => {
    expect(row(3, 1)).toEqual(['t', '-', '-']);
    expect(row(1, 3)).toEqual(['t', 'x', 'x']);
    expect(row(0, 0)).toEqual(['z']);
    expect(row(0, 1)).toEqual(['x']);
  });
});
