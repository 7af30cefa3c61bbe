import type { Clock, Watch } from './wire.ts';

export const WATCHES = ['no', 'live', 'deal', 'end'] as const satisfies readonly Watch[];

/** The clocks a table can have, by name. */
export const CLOCKS = {
  off: { kind: 'off' },
  relaxed: { kind: 'each', ms: 120_000 },
  normal: { kind: 'each', ms: 30_000 },
  fast: { kind: 'each', ms: 15_000 },
  blitz: { kind: 'bank', bankMs: 60_000, incrementMs: 5000 },
} as const satisfies Readonly<Record<string, Clock>>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

const same = (a: Clock, b: Clock): boolean =>
  a.kind === 'each'
    ? b.kind === 'each' && a.ms === b.ms
    : a.kind === 'bank'
      ? b.kind === 'bank' && a.bankMs === b.bankMs && a.incrementMs === b.incrementMs
      : b.kind === 'off';

/** What a clock is called; `undefined` for one that cannot be chosen here. */
export const clockName = (clock: Clock): ClockName | undefined =>
  CLOCK_NAMES.find((name) => same(CLOCKS[name], clock));

/** What a table is set to, beside its rules and places. */
export interface Settings {
  readonly listed: boolean;
  /** Among accounts only; the rules stay as they are. */
  readonly rated: boolean;
  readonly watch: Watch;
  readonly clock: Clock;
}
export const USUAL: Settings = { listed: false, rated: false, watch: 'end', clock: CLOCKS.off };
