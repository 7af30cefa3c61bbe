const WAITS = [250, 500, 1000, 2000] as const;

/** Milliseconds before another attempt, after so many that failed. */
export const retryDelay = (failures: number): number => WAITS[Math.min(failures, WAITS.length - 1)]!;
