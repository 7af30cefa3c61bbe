const WAITS = [250, 500, 1000, 1500] as const;

/** Milliseconds before another attempt, after so many that failed; never two seconds, so that nobody waits. */
export const retryDelay = (failures: number): number => WAITS[Math.min(failures, WAITS.length - 1)]!;
