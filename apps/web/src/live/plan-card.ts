import type { Card, Seat, Trick } from '@stikk/engine';

/** Whether a seat has yet to play to the trick on the table, and not now. */
export const playsLater = (seat: Seat, turn: Seat | undefined, trick: Trick): boolean =>
  turn !== undefined && turn !== seat && !trick.some((play) => play.seat === seat);

/**
 * What a press on a card means while another is to play: a plan is made with as many presses as a card is
 * played with, and pressing the planned card once more takes it back.
 */
export function earlyPress(
  card: Card,
  { taps, picked, planned }: { taps: 1 | 2; picked: Card | undefined; planned: Card | undefined },
): 'pick' | 'plan' | 'cancel' {
  if (planned === card) return 'cancel';
  return taps === 1 || picked === card ? 'plan' : 'pick';
}
