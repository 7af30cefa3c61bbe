import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';
import { type MomentOf, seatMatch } from './seat-match.ts';

/** A point of a match where a seat is to act. */
export type Moment = MomentOf<OhHellOptions, OhHellState, OhHellEvent>;

/** Plays a whole match by `choose` and returns its end. */
export const botMatch = (
  options: OhHellOptions,
  seed: number,
  choose: (moment: Moment) => OhHellCommand,
  seen?: (event: OhHellEvent, before: OhHellState) => void,
): OhHellState => seatMatch(ohHell, options, seed, choose, seen);

/** A legal command at random. */
export function randomCommand({ state, seat, options, random }: Moment): OhHellCommand {
  const legal = ohHell.legal(state, seat, options);
  return legal[random(legal.length)]!;
}
