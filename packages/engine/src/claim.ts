import { type Card, isTrumpSuit, suitOf, type Trump } from './card.ts';
import { type RankOrder, strengthOf } from './deck.ts';
import { standingEntries } from './fold.ts';
import type { Game } from './game.ts';
import type { Entry, Stamp } from './log.ts';
import type { Seat } from './seat.ts';
import { beats } from './trick.ts';

/**
 * The cards of `hand` in an order in which each of them, led, takes its trick whatever the others hold and do;
 * `undefined` where that cannot be shown. `outstanding` are the cards that others may hold. It is a proof and
 * no search: trumps are led first, each suit from the top, and every lead draws at least one card of its suit
 * from the others as long as they have any, provided that suit must be followed.
 */
export function surePlays(
  hand: readonly Card[],
  outstanding: readonly Card[],
  trump: Trump | undefined,
  order: RankOrder,
  follow: boolean,
): readonly Card[] | undefined {
  const line = hand
    .slice()
    .sort(
      (a, b) =>
        Number(isTrumpSuit(trump, suitOf(b))) - Number(isTrumpSuit(trump, suitOf(a))) ||
        suitOf(a).localeCompare(suitOf(b)) ||
        strengthOf(b, order) - strengthOf(a, order),
    );
  let left = outstanding.slice().sort((a, b) => strengthOf(a, order) - strengthOf(b, order));
  for (const card of line) {
    if (left.some((other) => beats(other, card, trump, order))) return undefined;
    const lowest = follow ? left.find((other) => suitOf(other) === suitOf(card)) : undefined;
    left = left.filter((other) => other !== lowest);
  }
  return line;
}

/** The standing entries of the game since the house last acted: in a deal under way, those of the deal. */
export function sinceHouse<Event>(
  entries: readonly Entry<Event>[],
): readonly (Stamp & { readonly game: Event })[] {
  const standing = standingEntries(entries);
  const last = standing.findLast(({ by }) => by === 'house')?.cause;
  return standing.slice(
    Math.max(
      0,
      standing.findIndex(({ cause }) => cause === last),
    ),
  );
}

/**
 * The commands by which a seat takes every trick that is left, whatever the others do, as far as it can know:
 * `undefined` where that does not follow from what it was shown.
 */
export function claimable<
  Options,
  State,
  Command extends { readonly type: string },
  Event extends { readonly type: string },
>(
  game: Pick<Game<Options, State, Command, Event>, 'initial' | 'evolve' | 'redact' | 'claim'>,
  options: Options,
  seats: number,
  entries: readonly Entry<Event>[],
  seat: Seat,
): readonly Command[] | undefined {
  if (game.claim === undefined) return undefined;
  let view = game.initial(seats);
  for (const entry of standingEntries(entries)) view = game.evolve(view, game.redact(entry.game, seat));
  const record = sinceHouse(entries).map((entry) => game.redact(entry.game, seat));
  return game.claim(view, seat, options, record);
}
