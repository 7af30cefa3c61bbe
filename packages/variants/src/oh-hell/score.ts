import type { OhHellOptions } from './options.ts';

type Formula = (bid: number, took: number) => number;
const formulas = new Map<string, Formula>();

/** The function that a hit or miss formula of the rule sheet writes down. */
function formula(text: string): Formula {
  let known = formulas.get(text);
  if (!known) {
    known = compiled(text);
    formulas.set(text, known);
  }
  return known;
}

function compiled(text: string): Formula {
  const hit = /^(\d+)(?:\+(?:(\d+)\*)?(bid|tricks)(\^2)?)?$/.exec(text);
  if (hit) {
    const base = Number(hit[1]);
    const factor = hit[3] ? Number(hit[2] ?? 1) : 0;
    const square = hit[4] !== undefined;
    // What a hit formula counts was both bid and taken.
    return (_, took) => base + factor * (square ? took * took : took);
  }
  const miss = /^(-)?(?:(\d+)\*)?(tricks|diff|diff\^2|\(2\^diff-1\)|\(1\+\.\.\.\+diff\))$/.exec(text);
  if (!miss) throw new RangeError(`not a scoring formula: ${text}`);
  const factor = Number(miss[2] ?? 1);
  if (miss[3] === 'tricks') return (_, took) => factor * took;
  const penalty: (diff: number) => number =
    miss[3] === 'diff'
      ? (diff) => diff
      : miss[3] === 'diff^2'
        ? (diff) => diff * diff
        : miss[3] === '(2^diff-1)'
          ? (diff) => 2 ** diff - 1
          : (diff) => (diff * (diff + 1)) / 2;
  return (bid, took) => -factor * penalty(Math.abs(bid - took));
}

/**
 * Points of one seat for one deal (R-BB-47, R-BO-28, R-BO-29, R-OH-26 to R-OH-28).
 * @param size cards a player in the deal
 */
export function pointsFor(bid: number, took: number, size: number, options: OhHellOptions): number {
  if (bid !== took) return formula(options['scoring.miss'])(bid, took);
  const zero = options['scoring.zero'];
  if (bid === 0 && zero !== 'same') {
    const [base, plus] = zero.split('+');
    return Number(base) + (plus === undefined ? 0 : size);
  }
  return options['scoring.made']?.[bid] ?? formula(options['scoring.hit'])(bid, took);
}

/**
 * The total on which somebody starts who joins a match late: the average of all but the leader, rounded down
 * to a whole point (the statutes of the Kortkveld club leave the rounding open).
 */
export function entryScore(totals: readonly number[]): number {
  const others = totals
    .slice()
    .sort((a, b) => b - a)
    .slice(1);
  return Math.floor(others.reduce((sum, total) => sum + total, 0) / others.length);
}
