import type { AnyGame } from '@stikk/variants';
import { type BondtolvaOptions, bondtolva } from '@stikk/variants/bondtolva';
import { type OhHellOptions, ohHell } from '@stikk/variants/oh-hell';
import { landing } from './bondtolva/figures.ts';
import { tableText as bondtolvaTable } from './bondtolva/table.ts';
import { bondtolvaTurn } from './bondtolva/turn.ts';
import { bidding } from './oh-hell/figures.ts';
import { tableText as ohHellTable } from './oh-hell/table.ts';
import { ohHellTurn } from './oh-hell/turn.ts';
import type { Turn } from './play/desk.ts';
import type { Figures } from './simulate/figures.ts';

/** What this tool shows of one family of rules. States and options are of that family. */
export interface Family<State = unknown, Options = unknown, Sum = unknown> {
  readonly game: AnyGame;
  /** The table in text; `ruled` are the points that rulings added, by side. */
  tableText(state: State, ruled: readonly number[], options: Options): readonly string[];
  readonly figures: Figures<State, Sum>;
  readonly turn: Turn<State>;
}

/** A family whose types are known only to itself. */
const untyped = <State, Options, Sum>(family: Family<State, Options, Sum>) => family as unknown as Family;

/** Every family that can be shown, by its id. */
export const families: Readonly<Record<string, Family>> = {
  [ohHell.id]: untyped({
    game: ohHell,
    tableText: (state: Parameters<typeof ohHellTable>[0], ruled, { rankOrder }: OhHellOptions) =>
      ohHellTable(state, ruled, rankOrder),
    figures: bidding,
    turn: ohHellTurn,
  }),
  [bondtolva.id]: untyped({
    game: bondtolva,
    tableText: (state: Parameters<typeof bondtolvaTable>[0], ruled, options: BondtolvaOptions) =>
      bondtolvaTable(state, ruled, options),
    figures: landing,
    turn: bondtolvaTurn,
  }),
};

/** What can be shown of the family with this id; `undefined` for one that is not known here. */
export const familyOf = (id: string): Family | undefined =>
  Object.hasOwn(families, id) ? families[id] : undefined;
