import type { Card } from '@stikk/engine';
import { given } from '@stikk/engine/testing';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
  draft,
} from '@stikk/variants/bondtolva';

/** A rule sheet with changes, which may contradict itself. */
export const sheet = (
  changes: Readonly<Record<string, unknown>> = {},
  preset = 'bondtolva',
): BondtolvaOptions => draft.parse(bondtolva.resolve(preset, changes));

/** A table where these hands are out, the last seat has dealt and seat 0 is to lead. */
export function table(
  options: BondtolvaOptions,
  hands: readonly string[],
  talon = '',
  scores: readonly number[] = [],
) {
  const cards = (text: string) => text.split(' ').filter((card) => card !== '') as Card[];
  const sides = hands.map((_, seat) => (options.teams === 'opposite_pairs' ? seat % 2 : seat));
  const events: BondtolvaEvent[] = [
    { type: 'DealerChosen', dealer: hands.length - 1, how: 'chosen', sides },
    { type: 'HandsDealt', deal: 1, dealer: hands.length - 1, hands: hands.map(cards), talon: cards(talon) },
    ...scores.map(
      (to, side): BondtolvaEvent => ({
        type: 'PointsBooked',
        side,
        for: 'deal',
        points: to,
        from: 0,
        to,
        bust: false,
      }),
    ),
  ];
  return given(bondtolva, options, ...events).state;
}

/** A command without the deal and trick it is meant for. */
export type Act = Readonly<Record<string, unknown>> & { readonly type: string };

/** The state after commands of whoever is to act, and what the last of them led to. */
export function after(state: BondtolvaState, options: BondtolvaOptions, ...acts: readonly Act[]) {
  let now = state;
  let before = state;
  let events: readonly BondtolvaEvent[] = [];
  for (const act of acts) {
    if (!('deal' in now)) throw new Error(now.phase);
    const command = { ...act, deal: now.deal.number, trick: now.deal.trickNumber } as BondtolvaCommand;
    const decision = bondtolva.decide(now, command, now.turn!, options);
    if (!decision.ok) throw new Error(decision.reason);
    before = now;
    events = decision.events;
    now = events.reduce(bondtolva.evolve, now);
  }
  return { state: now, before, events };
}

export const play = (...cards: readonly string[]): readonly Act[] =>
  cards.map((card) => ({ type: 'PlayCard', card }));
export const declare = (suit: string): Act => ({ type: 'DeclareMarriage', suit });
