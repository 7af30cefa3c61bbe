import { type Game, isTrumpSuit, refuse, type Seat, seenHand, suitOf, UNSEEN } from '@stikk/engine';
import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';

/** The state of the family, and what our house rule must remember of the deal. */
export interface Table {
  readonly table: OhHellState;
  /** Whether a trump has been played in this deal. */
  readonly broken: boolean;
}

const isTrump = ({ table }: Table, card: string) =>
  table.phase === 'playing' && isTrumpSuit(table.deal.trump, suitOf(card as Parameters<typeof suitOf>[0]));

/** The refusal of our rule, or `undefined`: trump is not led before it was played, unless nothing else is held. */
function refusal(state: Table, command: OhHellCommand, seat: Seat): string | undefined {
  const { table, broken } = state;
  if (broken || table.phase !== 'playing' || command.type !== 'PlayCard') return undefined;
  if (table.trick.length > 0 || !isTrump(state, command.card)) return undefined;
  const hand = seenHand(table.hands[seat] ?? []);
  if (!hand) return UNSEEN;
  return hand.every((card) => isTrump(state, card)) ? undefined : 'trump-not-broken';
}

// What the family can prove of the rest of the tricks does not hold where trump may not be led.
const { claim: _, ...family } = ohHell;

/** Oh Hell in which trump must be broken before it is led, as hearts are in Hearts. */
export const brokenTrump: Game<OhHellOptions, Table, OhHellCommand, OhHellEvent> = {
  ...family,
  id: 'broken-trump',
  initial: (seats) => ({ table: ohHell.initial(seats), broken: false }),
  toAct: ({ table }) => ohHell.toAct(table),
  legal: (state, seat, options) =>
    ohHell.legal(state.table, seat, options).filter((command) => refusal(state, command, seat) === undefined),
  house: ({ table }, options, shuffle) => ohHell.house(table, options, shuffle),
  decide(state, command, by, options) {
    const decision = ohHell.decide(state.table, command, by, options);
    const reason = decision.ok && typeof by === 'number' ? refusal(state, command, by) : undefined;
    return reason === undefined ? decision : refuse(reason);
  },
  evolve: (state, event) => ({
    table: ohHell.evolve(state.table, event),
    broken:
      event.type === 'HandsDealt'
        ? false
        : state.broken || (event.type === 'CardPlayed' && isTrump(state, event.card)),
  }),
  standing: ({ table }) => ohHell.standing(table),
};
