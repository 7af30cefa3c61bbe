import type { BondtolvaOptions } from '@stikk/variants/bondtolva';
import type { Rules } from './rules.ts';

/** Deals that the race to the target is followed. */
const FAR = 40;
/** What a win in a later deal is worth against one now, when a side picks what to declare. */
const PATIENCE = 0.8;

/** How often the cards let a side declare: trumf and tjog so many times in a deal. */
const CHANCES: Readonly<Record<'few' | 'many', readonly (readonly [number, number, number])[]>> = {
  few: [
    [0.45, 0, 0],
    [0.27, 1, 0],
    [0.13, 1, 1],
    [0.13, 0, 1],
    [0.02, 1, 2],
  ],
  many: [
    [0.68, 0, 0],
    [0.2, 1, 0],
    [0.04, 1, 1],
    [0.08, 0, 1],
  ],
};

/** For each score: the chance that the target is reached in deal 1, 2, … from there. */
type Paths = readonly Float64Array[];

const PATHS = new WeakMap<BondtolvaOptions, Paths>();

interface Draw {
  readonly chance: number;
  readonly points: number;
}

/** What the end of a deal gives a side: last trick, aces and tens, both, or nothing. */
function closings(
  sides: number,
  options: BondtolvaOptions,
): readonly (Draw & { readonly parts: number[] })[] {
  const last = options['tolva.points.last'];
  const matadors = options['tolva.points.matadors'];
  const one = 1 / sides;
  const both = one * (one + 0.1);
  return [
    { chance: both, parts: [last, matadors] },
    { chance: one - both, parts: [last] },
    { chance: one - both, parts: [matadors] },
    { chance: 1 - 2 * one + both, parts: [] },
  ].map(({ chance, parts }) => ({ chance, parts, points: parts.reduce((sum, part) => sum + part, 0) }));
}

function pathsOf(sides: number, options: BondtolvaOptions): Paths {
  const known = PATHS.get(options);
  if (known) return known;
  const target = options['tolva.target'];
  const bust = options['tolva.bust'];
  const settle = options['tolva.settle'];
  const trumf = options['tolva.points.trumf'];
  const tjog = options['tolva.points.tjog'];
  const ends = closings(sides, options);
  const add = (score: number, points: number) => (score + points > target ? bust : score + points);
  /** Where a deal leads from a score with these points declared. */
  const after = (score: number, declared: number, end: (typeof ends)[number]): number => {
    if (settle === 'deal_end') return add(score, declared + end.points);
    let now = add(score, declared);
    if (now === target) return target;
    if (settle !== 'immediate') return add(now, end.points);
    for (const part of end.parts) if (now !== target) now = add(now, part);
    return now;
  };
  const offers = CHANCES[sides > 2 ? 'many' : 'few'].map(([chance, trumfs, tjogs]) => {
    const sums = new Set([0]);
    let sum = trumfs * trumf;
    sums.add(sum);
    for (let count = 0; count < tjogs; count++) {
      sum += tjog;
      sums.add(sum);
    }
    return { chance, sums: [...sums] };
  });
  const value = new Float64Array(target + 1);
  value[target] = 1;
  const best: number[][] = [];
  for (let round = 0; round < 30; round++)
    for (let score = target - 1; score >= 0; score--) {
      let total = 0;
      best[score] = offers.map(({ chance, sums }) => {
        let most = -1;
        let pick = 0;
        for (const declared of sums) {
          let worth = 0;
          for (const end of ends) {
            const to = after(score, declared, end);
            worth += end.chance * (to === target ? 1 : PATIENCE * value[to]!);
          }
          if (worth > most) {
            most = worth;
            pick = declared;
          }
        }
        total += chance * most;
        return pick;
      });
      value[score] = total;
    }
  const paths = value.length === 0 ? [] : Array.from(value, () => new Float64Array(FAR + 1));
  for (let deal = 1; deal <= FAR; deal++)
    for (let score = 0; score < target; score++)
      offers.forEach(({ chance }, index) => {
        for (const end of ends) {
          const to = after(score, best[score]![index]!, end);
          const weight = chance * end.chance;
          if (to === target) {
            if (deal === 1) paths[score]![1]! += weight;
          } else paths[score]![deal]! += weight * paths[to]![deal - 1]!;
        }
      });
  PATHS.set(options, paths);
  return paths;
}

/** How likely a side wins the match when a deal has left these scores; `won` is the side that has won, or -1. */
export type Equity = (scores: Int32Array, side: number, won: number) => number;

/** Each side is taken to go its own way to the target, by the chances that a deal usually gives. */
export function equityOf(rules: Rules): Equity {
  const { sides, options, more } = rules;
  const paths = pathsOf(sides, options);
  const far = Math.min(more, FAR);
  const known = new Map<number, number>();

  const race = (scores: Int32Array, side: number): number => {
    const open = new Float64Array(sides).fill(1);
    let chance = 0;
    for (let deal = 1; deal <= far; deal++) {
      let first = paths[scores[side]!]![deal]!;
      for (let other = 0; other < sides; other++) {
        const arrives = paths[scores[other]!]![deal]!;
        open[other]! -= arrives;
        if (other !== side) first *= Math.max(open[other]!, 0) + arrives / 2;
      }
      chance += first;
    }
    let nobody = 1;
    let most = 0;
    for (let other = 0; other < sides; other++) {
      nobody *= Math.max(open[other]!, 0);
      most = Math.max(most, scores[other]!);
    }
    if (scores[side] !== most) return chance;
    return chance + nobody / scores.reduce((sum, score) => (score === most ? sum + 1 : sum), 0);
  };

  return (scores, side, won) => {
    if (won >= 0) return won === side ? 1 : 0;
    let key = side;
    for (let other = 0; other < sides; other++) key = key * 101 + scores[other]!;
    let value = known.get(key);
    if (value === undefined) {
      value = race(scores, side);
      known.set(key, value);
    }
    return value;
  };
}
