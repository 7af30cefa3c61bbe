import { type Card, isTrumpSuit, type Seat, suitOf, type Trick, type Trump } from '@stikk/engine';
import type { Telling } from './game-words.ts';
import { listed, type Translate } from './translate.ts';

/** What an event is told with. */
export interface Scene<State> extends Telling {
  readonly t: Translate;
  readonly state: State | undefined;
}

/** Somebody as the subject of a sentence, and whether it is the reader. */
export type Subject = Readonly<Record<'who' | 'you', string>>;

/** A seat as the subject of a sentence. */
export const subject = <State>({ t, names, you }: Scene<State>, seat: Seat): Subject => ({
  who: seat === you ? t('word.you') : (names[seat] ?? t('word.seat', { number: seat + 1 })),
  you: seat === you ? 'yes' : 'no',
});

/** Several seats as a list, the reader first, then clockwise. */
export const people = <State>(scene: Scene<State>, seats: readonly Seat[]): string =>
  listed(
    scene.t,
    inOrder(scene, seats).map((seat) => subject(scene, seat).who),
  );

/** The reader first, then clockwise. */
export function inOrder<State>({ you, names }: Scene<State>, seats: readonly Seat[]): readonly Seat[] {
  const count = names.length || 1;
  const from = you ?? 0;
  const place = (seat: Seat) => (seat - from + count) % count;
  return seats.slice().sort((a, b) => place(a) - place(b));
}

/** Led, followed, ruffed or discarded; the trick may hold the card already. */
export function mannerOf(card: Card, trick: Trick, trump: Trump | undefined): string {
  const place = trick.findIndex((play) => play.card === card);
  if (place === 0 || trick.length === 0) return 'led';
  const suit = suitOf(card);
  if (suit === suitOf(trick[0]!.card)) return 'played';
  return isTrumpSuit(trump, suit) ? 'ruffed' : 'discarded';
}

/** The card that a seat put in the trick on the table, or in the one just taken. */
export function cardOf(
  seat: Seat,
  trick: Trick,
  last: { readonly plays: Trick } | undefined,
): Card | undefined {
  const plays = trick.length > 0 ? trick : (last?.plays ?? []);
  return plays.find((play) => play.seat === seat)?.card;
}
