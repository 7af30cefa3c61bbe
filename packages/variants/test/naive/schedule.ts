import type { OhHellOptions } from '../../src/oh-hell/options.ts';

export interface Planned {
  readonly size: number;
  readonly trump?: string;
  readonly sumRule?: string;
  readonly oneCard?: string;
}

export function packSize(options: OhHellOptions): string {
  return options['deck.twosIndicator'] ? '48' : options.deck;
}

function largest(options: OhHellOptions): number {
  const max = options['schedule.max'];
  if (max === 'full') return Math.floor(Number(packSize(options)) / options.players);
  if (max !== 'table') return max;
  if (options.players === 6) return 8;
  if (options.players === 7) return 7;
  if (options.players > 7) return Math.floor(Number(packSize(options)) / options.players);
  return 10;
}

const times = (repeat: number | 'players', options: OhHellOptions) =>
  repeat === 'players' ? options.players : repeat;

/** The deals in order (R-BB-16, R-BB-17, R-BO-10, R-BO-11, R-OH-06, A-01, A-44). */
export function planOf(options: OhHellOptions): Planned[] {
  const pattern = options['schedule.pattern'];
  if (pattern === 'custom') {
    const listed: Planned[] = [];
    for (const entry of options['schedule.list'] ?? [])
      listed.push(typeof entry === 'number' ? { size: entry } : (entry as Planned));
    return listed;
  }
  const max = largest(options);
  const turns = times(options['schedule.turnRepeat'], options);
  const ends = times(options['schedule.endRepeat'], options);
  const upMax = options['schedule.upMax'] ?? max;
  const sizes: number[] = [];
  const again = (size: number, count: number) => {
    for (let i = 0; i < count; i++) sizes.push(size);
  };
  const fall = (from: number) => {
    for (let size = from - 1; size > 1; size--) sizes.push(size);
  };
  const rise = (to: number) => {
    for (let size = 2; size < to; size++) sizes.push(size);
  };
  const twoWay = pattern === 'up_down' || pattern === 'down_up';
  if (max === 1) again(1, twoWay ? Math.max(turns, ends) : ends);
  else if (pattern === 'up') {
    again(1, ends);
    rise(max);
    again(max, ends);
  } else if (pattern === 'down') {
    again(max, ends);
    fall(max);
    again(1, ends);
  } else if (pattern === 'up_down') {
    again(1, ends);
    rise(max);
    again(max, turns);
    fall(max);
    again(1, ends);
  } else {
    again(max, ends);
    fall(max);
    again(1, upMax > 1 ? turns : Math.max(turns, ends));
  }
  if (pattern === 'down_up' && upMax > 1) {
    rise(upMax);
    again(upMax, ends);
  }
  return sizes.map((size) => ({ size }));
}
