import { type Card, HIDDEN, type MaybeCard, type Seat, type Shuffle, type Trump } from '@stikk/engine';
import {
  callOf,
  type EventOf,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';
import { unsupported } from './sheet.ts';

/** A state in the middle of a match, reached by folding events. */
export const folded = (state: OhHellState, events: readonly OhHellEvent[]): OhHellState =>
  events.reduce(ohHell.evolve, state);

/** The match before its first deal, some seats having left. */
export const seated = (seats: number, dealer: Seat, gone: readonly Seat[] = []): OhHellState =>
  folded(ohHell.initial(seats), [
    { type: 'DealerChosen', dealer, how: 'chosen' },
    ...gone.map((seat): OhHellEvent => ({ type: 'PlayerEliminated', seat, by: 'total' })),
  ]);

/** The seats that are not among `alive`; none when nothing is said. */
export const goneFrom = (seats: number, alive: readonly Seat[] | undefined): readonly Seat[] =>
  alive === undefined
    ? []
    : Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !alive.includes(seat));

export interface Stage {
  readonly dealer: Seat;
  readonly size: number;
  readonly bidding: 'turn' | 'sealed';
  readonly trump?: Trump | null | undefined;
  /** Cards that are known, by seat; the rest of a hand is hidden. */
  readonly hands?: readonly (readonly Card[] | undefined)[];
}

/** The bidding of a deal whose hands were laid out by the example. */
export function dealtOut(before: OhHellState, stage: Stage): OhHellState {
  const number = before.match.sheet.length + 1;
  const hands = before.match.out.map((out, seat): MaybeCard[] => {
    if (out) return [];
    const known = stage.hands?.[seat] ?? [];
    return [...known, ...new Array<MaybeCard>(Math.max(stage.size - known.length, 0)).fill(HIDDEN)];
  });
  return folded(before, [
    {
      type: 'HandsDealt',
      deal: number,
      size: stage.size,
      dealer: stage.dealer,
      hands,
      stock: [],
      seen: 'own',
      bidding: stage.bidding,
      trump: stage.trump ?? 'NT',
    },
  ]);
}

/** The card play of a deal, the given bids made and `leader` on lead. */
export function bidOut(state: OhHellState, bids: readonly (number | null)[], leader: Seat): OhHellState {
  if (!('deal' in state)) throw new Error('no cards are out');
  const made = bids.flatMap((bid, seat): OhHellEvent[] =>
    bid === null ? [] : [{ type: 'BidMade', seat, bid, sealed: state.deal.bidding === 'sealed' }],
  );
  const sum = bids.reduce<number>((total, bid) => total + (bid ?? 0), 0);
  return folded(state, [...made, { type: 'BiddingClosed', sum, call: callOf(sum, state.deal.size), leader }]);
}

/** What the house does next when its draws come out as told, by their labels; other draws keep their order. */
export function houseDeals(
  state: OhHellState,
  options: OhHellOptions,
  draws: Readonly<Record<string, readonly (unknown | undefined)[]>>,
): EventOf<'HandsDealt'> {
  const shuffle: Shuffle = (label, items) => arranged(items, draws[label] ?? []);
  const command = ohHell.house(state, options, shuffle);
  const decision = ohHell.decide(state, command, 'house', options);
  if (!decision.ok) throw new Error(`the house may not deal so: ${decision.reason}`);
  const event = decision.events.find((event) => event.type === 'HandsDealt');
  if (event === undefined) throw new Error('the house dealt no cards');
  return event;
}

/** The items with the wanted ones at their places and the others in the gaps. */
function arranged<T>(items: readonly T[], wanted: readonly (unknown | undefined)[]): readonly T[] {
  const rest = items.filter((item) => !wanted.includes(item));
  const order = items.map((_, place) => {
    const item = items.find((item) => wanted[place] !== undefined && item === wanted[place]);
    return item ?? (rest.shift() as T);
  });
  if (rest.length > 0 || order.includes(undefined as T)) throw unsupported('a card that is not in the pack');
  return order;
}

/** Sends a command that must be allowed; the events it causes. */
export function done(
  state: OhHellState,
  command: Parameters<typeof ohHell.decide>[1],
  by: Parameters<typeof ohHell.decide>[2],
  options: OhHellOptions,
): readonly OhHellEvent[] {
  const decision = ohHell.decide(state, command, by, options);
  if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.reason}`);
  return decision.events;
}
