import type { Entry, MaybeCard, Pending, Seat } from '@stikk/engine';
import type { Choice } from './typed.ts';

/** What a family of rules is told from: what this page sees. */
export interface Seen<Options, State, Command, Event> {
  readonly state: State;
  /** The same with what was ruled, as it stands on every sheet. */
  readonly shown: State;
  readonly options: Options;
  readonly entries: readonly Entry<Event>[];
  readonly pending: readonly Pending<Command>[];
  /** Who sits here. */
  readonly bottom: Seat;
  /** Who acts here, where that is possible now. */
  readonly acting: Seat | undefined;
}

/** A table in words: what somebody says who is asked how it stands. */
export interface Spoken<Command> {
  /** Which deal it is. */
  readonly where: string;
  readonly facts: readonly string[];
  /** Everybody, clockwise from the reader; `around` is what is to be said of the person. */
  readonly seats: readonly { readonly seat: Seat; text(around: readonly string[]): string }[];
  readonly trick: { readonly title: string; readonly plays: readonly string[] } | undefined;
  /** The own cards, and where some lie open, those. */
  readonly hand: readonly MaybeCard[];
  /** What is asked of the reader, or what goes on. */
  readonly line: string | undefined;
  /** Whether the reader is to act. */
  readonly asked: boolean;
  readonly choices: readonly Choice<Command>[];
  /** What an empty line does, where there is but one thing to do. */
  readonly enter: Command | undefined;
}
