import type { MatchInfo } from '../table/session.ts';

/** Whether nobody but the reader could mind a hint: all others are robots, and nothing hangs on it. */
export const isPractice = ({ you, seats, rated }: MatchInfo): boolean =>
  you !== null && !rated && seats.every(({ kind }, seat) => seat === you || kind === 'bot');
