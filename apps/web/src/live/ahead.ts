/** A clock that was put back by more than this is another clock. */
const SET_BACK_MS = 2000;

/**
 * Milliseconds by which the server's clock is ahead, after one more time that it told. What tells it is some way
 * under way, so the most that was heard is the nearest to the truth.
 * @param told what it was, less the device's time when that was heard
 */
export const aheadAfter = (before: number | undefined, told: number): number =>
  before === undefined || told > before || told < before - SET_BACK_MS ? told : before;
