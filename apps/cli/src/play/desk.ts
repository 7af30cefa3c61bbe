import type { Card, MaybeCard, Seat, Trick } from '@stikk/engine';
import type { Language, Telling, Translate } from '@stikk/words';
import type { Ink } from './ink.ts';
import type { Messages } from './message.ts';

/** Where a person sits: what every text is written with. */
export interface Desk {
  readonly t: Translate;
  readonly language: Language;
  readonly say: Messages;
  readonly ink: Ink;
  readonly preset: string;
  readonly options: unknown;
  /** Names by seat. */
  readonly names: readonly string[];
  readonly you: Seat;
}

type Act = { readonly type: string };

/** What a family of rules shows a person and asks of them. States are as the person's seat sees them. */
export interface Turn<State = unknown> {
  /** The table before a turn. */
  table(desk: Desk, state: State): readonly string[];
  /** The score sheet so far. */
  sheet(desk: Desk, state: State): readonly string[];
  /** What is asked for, given the commands that are legal. */
  question(desk: Desk, state: State, commands: readonly Act[]): string;
  /** A command that is no card, as a choice. */
  choice(desk: Desk, state: State, command: Act): string;
  /** The number that a command is typed as, where it is a number in itself. */
  number(command: Act): number | undefined;
  /** The command that such a number stands for, legal or not. */
  numbered(state: State, number: number): Act | undefined;
  /** The cards that the person holds to play, in the order of the hand. */
  cards(desk: Desk, state: State): readonly MaybeCard[];
  /** The command that plays a card, legal or not. */
  played(state: State, card: Card): Act | undefined;
}

/** What a message is told with. */
export const tellingOf = ({ preset, names, you, options }: Desk, state: unknown): Telling => ({
  preset,
  names,
  you,
  options,
  state,
});

/** Who put what in a trick: `Seat 2 ♥K, You ♥9`. */
export const trickLine = ({ names, ink }: Desk, trick: Trick): string =>
  trick.map(({ seat, card }) => `${names[seat]} ${ink.card(card)}`).join(', ') || '–';

/** Cards in a row. */
export const cardLine = ({ ink }: Desk, cards: readonly MaybeCard[]): string =>
  cards.map(ink.card).join(' ') || '–';
