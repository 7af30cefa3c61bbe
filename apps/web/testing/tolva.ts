import {
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import * as z from 'zod/mini';

/** A rule sheet of Bondtolva with changes. */
export const tolvaRules = (
  changes: Readonly<Record<string, unknown>> = {},
  preset = 'bondtolva',
): BondtolvaOptions => z.parse(bondtolva.options, bondtolva.resolve(preset, changes));

export const tolvaAfter = (seats: number, events: readonly BondtolvaEvent[]): BondtolvaState =>
  events.reduce(bondtolva.evolve, bondtolva.initial(seats));

export const twoChosen: BondtolvaEvent = { type: 'DealerChosen', dealer: 1, how: 'random', sides: [0, 1] };

/** Two hands of six and a talon of twelve; seat 0 leads and sees its own. */
export const twoDealt: BondtolvaEvent = {
  type: 'HandsDealt',
  deal: 1,
  dealer: 1,
  hands: [
    ['KH', 'QH', 'AS', '9S', 'TD', 'JC'],
    ['??', '??', '??', '??', '??', '??'],
  ],
  talon: Array.from({ length: 12 }, () => '??' as const),
};

/** Seat 0 takes the first trick with the ace. */
export const firstTrick: readonly BondtolvaEvent[] = [
  { type: 'CardPlayed', seat: 0, card: 'AS' },
  { type: 'CardPlayed', seat: 1, card: 'TS' },
  { type: 'TrickTaken', seat: 0, trick: 1 },
];

export const fourChosen: BondtolvaEvent = {
  type: 'DealerChosen',
  dealer: 3,
  how: 'random',
  sides: [0, 1, 0, 1],
};

/** Four hands of six in two pairs; seat 0 leads and sees its own. */
export const fourDealt: BondtolvaEvent = {
  type: 'HandsDealt',
  deal: 1,
  dealer: 3,
  hands: [
    ['AC', 'KS', 'QD', 'TH', '9H', '9D'],
    ...Array.from({ length: 3 }, () => Array.from({ length: 6 }, () => '??' as const)),
  ],
  talon: [],
};

export const fourTrick: readonly BondtolvaEvent[] = [
  { type: 'CardPlayed', seat: 0, card: 'AC' },
  { type: 'CardPlayed', seat: 1, card: '9C' },
  { type: 'CardPlayed', seat: 2, card: 'JC' },
  { type: 'CardPlayed', seat: 3, card: 'QC' },
  { type: 'TrickTaken', seat: 0, trick: 1 },
];
