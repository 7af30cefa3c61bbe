import type { Card, Suit } from '@stikk/engine';
import { type Given, given } from '@stikk/engine/testing';
import * as z from 'zod/mini';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '../src/bondtolva/index.ts';

export const sheet = (
  changes: Readonly<Record<string, unknown>> = {},
  preset = 'bondtolva',
): BondtolvaOptions => z.parse(bondtolva.options, bondtolva.resolve(preset, changes));
export const faultsOf = (changes: Readonly<Record<string, unknown>>, preset = 'bondtolva') => {
  const parsed = z.safeParse(bondtolva.options, bondtolva.resolve(preset, changes));
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

export type Table = Given<BondtolvaState, BondtolvaCommand, BondtolvaEvent>;

interface Dealt {
  /** One string a seat; the dealer is the last seat, so that seat 0 leads. */
  readonly hands: readonly string[];
  readonly talon?: string;
  readonly scores?: readonly number[];
}

/** A table where these hands are out and seat 0 is to lead. */
export function dealt(options: BondtolvaOptions, { hands, talon = '', scores = [] }: Dealt): Table {
  const sides = hands.map((_, seat) => (options.teams === 'opposite_pairs' ? seat % 2 : seat));
  const table = given(
    bondtolva,
    options,
    { type: 'DealerChosen', dealer: hands.length - 1, how: 'chosen', sides },
    {
      type: 'HandsDealt',
      deal: 1,
      dealer: hands.length - 1,
      hands: hands.map((hand) => hand.split(' ') as Card[]),
      talon: talon === '' ? [] : (talon.split(' ') as Card[]),
    },
  );
  return scores.reduce<Table>(
    (next, to, side) =>
      next.and({ type: 'PointsBooked', side, for: 'deal', points: to, from: 0, to, bust: false }),
    table,
  );
}

export type Act = Omit<Extract<BondtolvaCommand, { deal: number }>, 'deal' | 'trick'>;

/** The table after a command of whoever is to act. */
export function act(table: Table, command: Act): Table & { readonly events: readonly BondtolvaEvent[] } {
  const { state } = table;
  if (!('deal' in state)) throw new Error(`nobody acts while ${state.phase}`);
  const whole = { ...command, deal: state.deal.number, trick: state.deal.trickNumber } as BondtolvaCommand;
  const decision = table.when(whole, state.turn!);
  if (!decision.ok) throw new Error(`${JSON.stringify(whole)}: ${decision.reason}`);
  return { ...table.and(...decision.events), events: decision.events };
}

export const play = (table: Table, cards: string) =>
  (cards.split(' ') as Card[]).reduce(
    (next, card) => act(next, { type: 'PlayCard', card } as Act),
    table,
  ) as ReturnType<typeof act>;
export const declare = (table: Table, suit: Suit) => act(table, { type: 'DeclareMarriage', suit } as Act);
export const draw = (table: Table) => act(table, { type: 'DrawCard' } as Act);
export const ask = (table: Table, kind: 'whole' | 'half', suit?: Suit) =>
  act(table, { type: 'AskPartner', kind, ...(suit && { suit }) } as Act);

export const options = (table: Table): readonly string[] => {
  const { state } = table;
  if (!('deal' in state) || state.turn === undefined) return [];
  return table.legal(state.turn).map((command) => {
    switch (command.type) {
      case 'PlayCard':
        return command.card;
      case 'DeclareMarriage':
        return `declare ${command.suit}`;
      case 'AskPartner':
        return `ask ${command.kind}${command.suit ? ` ${command.suit}` : ''}`;
      case 'AnswerSuit':
        return `answer ${command.suit}`;
      default:
        return command.type === 'DrawCard' ? 'draw' : command.type;
    }
  });
};
export const refusal = (table: Table, command: Act): string => {
  const { state } = table;
  if (!('deal' in state)) return state.phase;
  const decision = table.when(
    { ...command, deal: state.deal.number, trick: state.deal.trickNumber } as BondtolvaCommand,
    state.turn!,
  );
  return decision.ok ? 'accepted' : decision.reason;
};
export const booked = (table: { readonly events: readonly BondtolvaEvent[] }) =>
  table.events.flatMap((event) =>
    event.type === 'PointsBooked' ? [[event.side, event.for, event.from, event.to, event.bust]] : [],
  );
