import { CARDS, type Card, HIDDEN, type MaybeCard, type Seat, type Suit } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
  draft,
} from '@stikk/variants/bondtolva';
import { read } from '../sheet.ts';
import type { Vector } from '../vector.ts';

/** A rule sheet, and whether the talon lasts (1) or is used up (2) where the example says so. */
export type TolvaSheet = BondtolvaOptions & { readonly phase: 1 | 2 | undefined };

/** The rule sheet of an example. It may contradict itself where the example is about something else. */
export function tolvaSheetOf(vector: Vector): TolvaSheet {
  const { 'tolva.phase': phase, ...stated } = vector.options ?? {};
  const changes = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null));
  if (vector.players != null && !('players' in changes)) changes.players = vector.players;
  const sheet = read(draft, bondtolva.resolve(vector.game, changes));
  return { ...sheet, phase: phase === 1 || phase === 2 ? phase : undefined };
}

export const folded = (state: BondtolvaState, events: readonly BondtolvaEvent[]): BondtolvaState =>
  events.reduce(bondtolva.evolve, state);

const sidesOf = (seats: number, options: BondtolvaOptions) =>
  Array.from({ length: seats }, (_, seat) => (options.teams === 'opposite_pairs' ? seat % 2 : seat));

/** A deal under way with these hands, seat 0 to lead. */
export function dealtOut(
  hands: readonly (readonly MaybeCard[])[],
  talon: number,
  options: BondtolvaOptions,
): BondtolvaState {
  const dealer = hands.length - 1;
  return folded(bondtolva.initial(hands.length), [
    { type: 'DealerChosen', dealer, how: 'chosen', sides: sidesOf(hands.length, options) },
    {
      type: 'HandsDealt',
      deal: 1,
      dealer,
      hands: hands.map((hand) => hand.slice()),
      talon: new Array<typeof HIDDEN>(talon).fill(HIDDEN),
    },
  ]);
}

/** Pairs that somebody has declared, the one that made trump first. */
export const declarations = (
  suits: readonly Suit[],
  trump: Suit | undefined,
  seat: Seat,
): readonly BondtolvaEvent[] => {
  const first = trump === undefined ? [] : [trump];
  return [...first, ...suits.filter((suit) => suit !== trump)].map((suit, index) => ({
    type: 'MarriageDeclared',
    seat,
    suit,
    kind: index === 0 ? 'trumf' : 'tjog',
    points: index === 0 ? 2 : 1,
  }));
};

/** Seat 0 has just won a trick that used none of these cards; the others' cards are not seen. */
export function wonTrick(
  hands: readonly (readonly Card[] | undefined)[],
  talon: number | null,
  before: readonly BondtolvaEvent[],
  options: BondtolvaOptions,
  winner: Seat = 0,
): BondtolvaState {
  const held = new Set(hands.flatMap((hand) => hand ?? []));
  const spare = CARDS.filter((card) => !held.has(card));
  const drawing = options['tolva.layout'] === 'talong';
  const seats = hands.length;
  const used = drawing && talon === 0;
  const rounds = used ? 2 : 1;
  const full = hands.map((hand, seat) =>
    hand === undefined
      ? new Array<typeof HIDDEN>(8).fill(HIDDEN)
      : [...hand, ...spare.slice(seat * 2, seat * 2 + (used ? 1 : rounds))],
  );
  const trick = (number: number, cards: readonly Card[]): readonly BondtolvaEvent[] => [
    ...cards.map((card, seat): BondtolvaEvent => ({ type: 'CardPlayed', seat, card })),
    { type: 'TrickTaken', seat: number < rounds ? 0 : winner, trick: number },
  ];
  const first = hands.map((_, seat) => spare[seat * 2]!);
  const second = hands.map((_, seat) => spare[seat * 2 + 1]!);
  const drawn: BondtolvaEvent = { type: 'CardsDrawn', cards: second, first: 0 };
  const state = dealtOut(full, drawing ? (used ? seats : (talon ?? 0)) : 0, options);
  return folded(state, [...before, ...trick(1, first), ...(used ? [drawn, ...trick(2, second)] : [])]);
}

type Act = BondtolvaCommand extends infer Command
  ? Command extends { readonly deal: number }
    ? Omit<Command, 'deal' | 'trick'>
    : never
  : never;

/** What a command of a seat leads to; `undefined` where the rules refuse it. */
export function done(
  state: BondtolvaState,
  act: Act,
  seat: Seat,
  options: BondtolvaOptions,
): readonly BondtolvaEvent[] | undefined {
  if (!('deal' in state)) return undefined;
  const command = { ...act, deal: state.deal.number, trick: state.deal.trickNumber } as BondtolvaCommand;
  const decision = bondtolva.decide(state, command, seat, options);
  return decision.ok ? decision.events : undefined;
}
