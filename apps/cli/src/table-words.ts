import type { Actor, Seat, Trick } from '@stikk/engine';

/** Suits as tables in text call them. */
export const SUIT_NAMES = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;

/** `seat 0, seat 2`. */
export const seatList = (seats: readonly Seat[]): string => seats.map((seat) => `seat ${seat}`).join(', ');

/** `, seat 1 to act`; nothing where nobody is to act. */
export function nextText(actors: readonly Actor[]): string {
  const acting = actors.map((actor) => (typeof actor === 'number' ? `seat ${actor}` : `the ${actor}`));
  return acting.length === 0 ? '' : `, ${acting.join(', ')} to act`;
}

/** The trick on the table and the one before. */
export function trickText(
  trick: Trick,
  last: { readonly plays: Trick; readonly winner: Seat } | undefined,
): readonly string[] {
  const plays = (trick: Trick) => trick.map(({ seat, card }) => `seat ${seat} ${card}`).join(', ');
  return [
    `trick: ${trick.length === 0 ? 'nothing played yet' : plays(trick)}`,
    ...(last === undefined ? [] : [`before: ${plays(last.plays)}, taken by seat ${last.winner}`]),
  ];
}
