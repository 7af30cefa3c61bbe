import { CARDS } from '@stikk/engine';
import { describe, expect, it } from 'vitest';
import { SECRET } from '../test/match.ts';
import { commit, shuffler } from './draw.ts';

const NONCES = ['ada', 'bo', 'cy'];

/** 99.99th percentile of the chi-square distribution (Wilson–Hilferty). */
const limit = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3;

describe('commit', () => {
  it('is the SHA-256 of the 32 bytes', () => {
    expect(commit(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });
});

describe('shuffler', () => {
  it('gives the published orders', () => {
    expect(shuffler(SECRET, NONCES, 0)('deck', CARDS).join(' ')).toMatchInlineSnapshot(
      `"JH 2D TD 4S 6H 2H 3S 9H 8D 3D JC 6C AD QC 4H KC 6S 4D KH 7C QS TH 2C 5D 9S 5S AC QH JS 9C KD JD 7S AH 5H KS 9D 2S 8H 5C 8S 7H 8C 4C AS 7D 3C TC QD TS 3H 6D"`,
    );
    expect(shuffler(SECRET, NONCES, 1)('deck', CARDS).join(' ')).toMatchInlineSnapshot(
      `"8C KC 9H 6H 8D AS 5D 2C 4C 3C 3D 8H 4H JD 5C 7C 5H AH QC 6S 8S 2S 3S 9D 7D 4S QH 7H AD 9S JH 3H TS QD KD TD KS TC QS JS KH TH 2H JC AC 6C 9C 5S 6D 7S 4D 2D"`,
    );
    expect(shuffler(SECRET, NONCES, 0)('dealer', ['a', 'b', 'c', 'd', 'e']).join(' ')).toMatchInlineSnapshot(
      `"c d b a e"`,
    );
  });

  it('depends on secret, nonces, their order, label and number, and on nothing else', () => {
    const order = (secret: string, nonces: readonly string[], label: string, n: number) =>
      shuffler(secret, nonces, n)(label, CARDS).join();
    const one = order(SECRET, NONCES, 'deck', 0);
    expect(order(SECRET, NONCES, 'deck', 0)).toBe(one);
    const others = [
      order(SECRET.replace('00', '01'), NONCES, 'deck', 0),
      order(SECRET, ['bo', 'ada', 'cy'], 'deck', 0),
      order(SECRET, ['ada', 'bo', 'cz'], 'deck', 0),
      order(SECRET, ['ada","bo', 'cy'], 'deck', 0),
      order(SECRET, NONCES, 'trump', 0),
      order(SECRET, NONCES, 'deck', 1),
    ];
    expect(new Set([one, ...others]).size).toBe(7);
  });

  it('returns the same things in another order and leaves the list alone', () => {
    const items = Object.freeze(CARDS.slice());
    expect([...shuffler(SECRET, NONCES, 3)('deck', items)].sort()).toEqual([...items].sort());
    expect(shuffler(SECRET, NONCES, 3)('deck', [])).toEqual([]);
    expect(shuffler(SECRET, NONCES, 3)('deck', ['x'])).toEqual(['x']);
  });

  it('puts every card at every place equally often', () => {
    const rounds = 5200;
    const counts = CARDS.map(() => new Array<number>(52).fill(0));
    for (let n = 0; n < rounds; n++)
      for (const [place, item] of shuffler(SECRET, NONCES, n)('places', [...CARDS.keys()]).entries())
        counts[item]![place]!++;
    const expected = rounds / 52;
    const square = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(square).toBeLessThan(limit(51 * 51));
  }, 30_000);

  it('gives all orders of four equally often', () => {
    const rounds = 24_000;
    const counts = new Map<string, number>();
    for (let n = 0; n < rounds; n++) {
      const order = shuffler(SECRET, NONCES, n)('four', ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const square = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(square).toBeLessThan(limit(23));
  }, 30_000);
});
