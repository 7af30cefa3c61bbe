import type { OhHellOptions } from '../../src/oh-hell/options.ts';

/** `a`, `a+bid`, `a+b*bid`, `a+bid^2`, the same with tricks. */
function hit(formula: string, bid: number, tricks: number): number {
  const [base, rest] = formula.split('+') as [string, string | undefined];
  if (rest === undefined) return Number(base);
  const factor = rest.includes('*') ? Number(rest.split('*')[0]) : 1;
  let value = rest.includes('bid') ? bid : tricks;
  if (rest.endsWith('^2')) value = value * value;
  return Number(base) + factor * value;
}

/** `0`, `k*tricks`, `-k*diff`, `-k*diff^2`, `-k*(2^diff-1)`, `-k*(1+...+diff)`. */
function miss(formula: string, bid: number, tricks: number): number {
  if (formula === '0') return 0;
  const diff = Math.abs(bid - tricks);
  const factor = /^-?\d/.test(formula) ? Math.abs(Number.parseInt(formula, 10)) : 1;
  if (formula.endsWith('tricks')) return factor * tricks;
  let lost = diff;
  if (formula.endsWith('diff^2')) lost = diff * diff;
  if (formula.endsWith('(2^diff-1)')) lost = 2 ** diff - 1;
  if (formula.endsWith('(1+...+diff)')) {
    lost = 0;
    for (let step = 1; step <= diff; step++) lost += step;
  }
  return 0 - factor * lost;
}

/** Points of one seat in one deal (section 2, C14, A-38). */
export function scoreOf(options: OhHellOptions, size: number, bid: number, tricks: number): number {
  if (bid !== tricks) return miss(options['scoring.miss'], bid, tricks);
  const zero = options['scoring.zero'];
  if (bid === 0 && zero !== 'same') return Number.parseInt(zero, 10) + (zero.endsWith('+size') ? size : 0);
  const made = options['scoring.made']?.[String(bid)];
  if (made !== undefined) return made;
  return hit(options['scoring.hit'], bid, tricks);
}
