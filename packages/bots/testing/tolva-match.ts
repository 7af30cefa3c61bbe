import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import { type MomentOf, seatMatch } from './seat-match.ts';

/** A point of a match of Bondtolva where a seat is to act. */
export type TolvaMoment = MomentOf<BondtolvaOptions, BondtolvaState, BondtolvaEvent>;

/** The rule sheet of a preset with changes. */
export function tolvaSheet(
  changes: Readonly<Record<string, unknown>> = {},
  preset = 'bondtolva',
): BondtolvaOptions {
  const sheet = bondtolva.options['~standard'].validate(bondtolva.resolve(preset, changes));
  if (!('value' in sheet)) throw new Error(`no rule sheet: ${JSON.stringify(sheet)}`);
  return sheet.value;
}

/** Plays a whole match by `choose` and returns its end. */
export const tolvaMatch = (
  options: BondtolvaOptions,
  seed: number,
  choose: (moment: TolvaMoment) => BondtolvaCommand,
  seen?: (event: BondtolvaEvent, before: BondtolvaState) => void,
): BondtolvaState => seatMatch(bondtolva, options, seed, choose, seen);

/** A legal command at random. */
export function randomTolva({ state, seat, options, random }: TolvaMoment): BondtolvaCommand {
  const legal = bondtolva.legal(state, seat, options);
  return legal[random(legal.length)]!;
}
