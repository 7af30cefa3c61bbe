import type { Seat } from '@stikk/engine';
import {
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import { type OhHellEvent, type OhHellOptions, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import { bondtolvaBot } from './bondtolva/bot.ts';
import { bondtolvaProspects } from './bondtolva/prospect.ts';
import type { Level } from './level.ts';
import { ohHellBot } from './oh-hell/bot.ts';
import { ohHellProspects } from './oh-hell/prospect.ts';
import type { Looked, Prospect } from './prospect.ts';

/** What a bot decides on. */
export interface Position {
  /** Id of the family of rules. */
  readonly game: string;
  /** The seat's own state: the fold of the events as redacted for it. */
  readonly view: unknown;
  /** The seat that is to act. */
  readonly seat: Seat;
  /** The parsed rule sheet. */
  readonly options: unknown;
  readonly level: Level;
  /** Any 32-bit number; the same position with the same seed gives the same command. */
  readonly seed: number;
  /**
   * The seat's redacted events, at least from the cards being dealt. Without them a bot remembers no more than
   * the view shows: the trick on the table and the one before.
   */
  readonly record?: readonly unknown[];
  /** Cards played in simulation for this decision at most, roughly; left out: as the level usually does. */
  readonly effort?: number;
}

interface Bot {
  decide(position: Position): { readonly type: string };
  prospects(asked: Looked<unknown, unknown, unknown>): readonly Prospect[];
}

/** Cards played in simulation for the prospects of one position. */
const EFFORT = 150_000;

/** The bots of each family of rules, by its id. */
const bots: Readonly<Record<string, Bot>> = {
  [ohHell.id]: {
    decide: ({ view, seat, options, level, seed, record, effort }) =>
      ohHellBot(
        view as OhHellState,
        seat,
        options as OhHellOptions,
        level,
        seed,
        (record ?? []) as readonly OhHellEvent[],
        effort,
      ),
    prospects: (asked) => ohHellProspects(asked as Looked<OhHellState, OhHellOptions, OhHellEvent>),
  },
  [bondtolva.id]: {
    decide: ({ view, seat, options, level, seed, record, effort }) =>
      bondtolvaBot(
        view as BondtolvaState,
        seat,
        options as BondtolvaOptions,
        level,
        seed,
        (record ?? []) as readonly BondtolvaEvent[],
        effort,
      ),
    prospects: (asked) =>
      bondtolvaProspects(asked as Looked<BondtolvaState, BondtolvaOptions, BondtolvaEvent>),
  },
};

/** Whether bots know the family of rules. */
export const playsGame = (game: string): boolean => Object.hasOwn(bots, game);

/**
 * The command of a bot that sees what its seat sees: pure, synchronous, the same for the same position.
 * @throws RangeError when no bot knows the game, or the view is at a point where no seat decides
 */
export function decideBot(position: Position): { readonly type: string } {
  const bot = Object.hasOwn(bots, position.game) ? bots[position.game] : undefined;
  if (!bot) throw new RangeError(`no bot plays ${position.game}`);
  return bot.decide(position);
}

/**
 * What each legal command promises to whoever sees what the seat sees: pure, the same for the same position. Nothing
 * where no bot knows the game, or nobody can say.
 */
export function prospects(position: Omit<Position, 'level'>): readonly Prospect[] {
  const bot = Object.hasOwn(bots, position.game) ? bots[position.game] : undefined;
  return bot?.prospects({ record: [], effort: EFFORT, ...position }) ?? [];
}
