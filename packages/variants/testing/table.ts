import type { Card, Decision, Seat, Trump } from '@stikk/engine';
import { type Given, given } from '@stikk/engine/testing';
import * as z from 'zod/mini';
import {
  type EventOf,
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '../src/oh-hell/index.ts';

/** The rule sheet of a preset with changes. */
export const sheet = (preset: string, changes: Readonly<Record<string, unknown>> = {}): OhHellOptions =>
  z.parse(ohHell.options, ohHell.resolve(preset, changes));

/** Codes of what is wrong with a changed preset, as `option: code`. */
export function faultsOf(preset: string, changes: Readonly<Record<string, unknown>>): readonly string[] {
  const parsed = z.safeParse(ohHell.options, ohHell.resolve(preset, changes));
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

export type Table = Given<OhHellState, OhHellCommand, OhHellEvent>;

interface Hands {
  /** One string a seat, cards separated by spaces. */
  readonly hands: readonly string[];
  readonly dealer?: Seat;
  readonly trump?: Trump | undefined;
  readonly turnUp?: Card;
  readonly seen?: EventOf<'HandsDealt'>['seen'];
  readonly stock?: readonly Card[];
}

/** A table at which these hands have just been dealt, in the only deal of a match under these rules. */
export function dealt(
  options: OhHellOptions,
  { hands, dealer = 0, seen = 'own', stock = [], turnUp, ...rest }: Hands,
): Table {
  const cards = hands.map((hand) => hand.split(' ') as Card[]);
  const trump = 'trump' in rest ? rest.trump : 'NT';
  const single: OhHellOptions = {
    ...options,
    players: cards.length,
    'schedule.pattern': 'custom',
    'schedule.list': [cards[0]!.length],
  };
  return given(
    ohHell,
    single,
    { type: 'DealerChosen', dealer, how: 'chosen' },
    {
      type: 'HandsDealt',
      deal: 1,
      size: cards[0]!.length,
      dealer,
      hands: cards,
      stock: [...stock],
      seen,
      bidding: options['bid.mode'] === 'turn' ? 'turn' : 'sealed',
      ...(trump !== undefined && { trump }),
      ...(turnUp !== undefined && { turnUp }),
    },
  );
}

/** The table after a command that the rules accept, and what it led to. */
export function after(
  table: Table,
  command: OhHellCommand,
  by: Seat | 'house',
): Table & { readonly events: readonly OhHellEvent[] } {
  const decision = table.when(command, by);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} by ${by}: ${decision.reason}`);
  return { ...table.and(...decision.events), events: decision.events };
}

/** The table after everyone has bid, each when it is their turn; `bids` by seat. */
export function bid(table: Table, bids: readonly number[]): ReturnType<typeof after> {
  let next: Table = table;
  let last: readonly OhHellEvent[] = [];
  for (let count = 0; count < bids.length; count++) {
    const seat = ohHell.toAct(next.state)[0] as Seat;
    const done = after(next, { type: 'MakeBid', deal: 1, bid: bids[seat]! }, seat);
    next = done;
    last = done.events;
  }
  return { ...next, events: last };
}

/** The table after cards played in turn, from whoever is to lead. */
export function play(table: Table, cards: string): ReturnType<typeof after> {
  let next: Table = table;
  let last: readonly OhHellEvent[] = [];
  for (const card of cards.split(' ') as Card[]) {
    const { state } = next;
    if (state.phase !== 'playing') throw new Error(`nobody plays while ${state.phase}`);
    const done = after(
      next,
      { type: 'PlayCard', deal: state.deal.number, trick: state.number, card },
      state.turn!,
    );
    next = done;
    last = done.events;
  }
  return { ...next, events: last };
}

export const found = <Type extends OhHellEvent['type']>(
  events: readonly OhHellEvent[],
  type: Type,
): EventOf<Type> | undefined => events.find((event): event is EventOf<Type> => event.type === type);

/** The cards that the rules allow a seat to play now, in hand order. */
export const cardsFor = (table: Table, seat: Seat): string =>
  table
    .legal(seat)
    .map((command) => (command.type === 'PlayCard' ? command.card : command.type))
    .join(' ');

/** The bids that the rules allow a seat now. */
export const bidsFor = (table: Table, seat: Seat): readonly number[] =>
  table
    .legal(seat)
    .flatMap((command) => (command.type === 'MakeBid' || command.type === 'AdjustBid' ? [command.bid] : []));

export const reason = (decision: Decision<OhHellEvent>): string =>
  decision.ok ? 'accepted' : decision.reason;
