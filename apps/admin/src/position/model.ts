import type { Card, Hand, MaybeCard, Seat, Suit, Trick, Trump } from '@stikk/engine';
import type { AnyGame } from '@stikk/variants';
import type { Translate } from '@stikk/words';

/** What is before one seat. */
export interface SeatModel {
  readonly hand: Hand;
  /** Cards on the table before it: covered ones and the open ones on them. */
  readonly tableau?: readonly { readonly open: MaybeCard | null; readonly covered: MaybeCard | null }[];
  /** The bid and what was taken, or only what was taken. */
  readonly line: string;
  readonly bid?: { readonly bid: number; readonly taken: number };
  readonly isOut?: boolean;
}

/** A position of any game, ready to be laid out. */
export interface PositionModel {
  readonly seats: readonly SeatModel[];
  readonly dealer: Seat | undefined;
  readonly trick: Trick;
  /** Who has the best card of it. */
  readonly best: Seat | undefined;
  /** Left out before it is settled. */
  readonly trump?: Trump | undefined;
  readonly trumpText?: string;
  readonly facts: readonly string[];
  /** Cards that are nobody's: the turned one, a talon. */
  readonly aside: readonly { readonly text: string; readonly cards: readonly MaybeCard[] }[];
}

/** Something a seat could have thought of doing. */
export interface Candidate {
  readonly command: { readonly type: string };
  readonly text: string;
  readonly card?: Card;
  readonly suit?: Suit | 'NT';
}

/** One line of a score sheet, by seat; `null` where a seat had left the match. */
export interface SheetRow {
  readonly deal: number;
  readonly cells: readonly { readonly points: number | null; readonly how: string }[];
}

/** What replays know of one family of rules. */
export interface Family {
  readonly game: AnyGame;
  position(state: unknown, options: unknown, t: Translate): PositionModel;
  /** Everything that could be asked of a seat whose turn it is, allowed or not. */
  candidates(state: unknown, seat: Seat, t: Translate): readonly Candidate[];
  /** The number of the rule behind a refusal, where there is one. */
  readonly rules: Readonly<Record<string, string>>;
  sheet(state: unknown): readonly SheetRow[];
}
