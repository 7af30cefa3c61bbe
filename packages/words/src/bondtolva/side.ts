import type { BySeat, Seat } from '@stikk/engine';
import type { BondtolvaOptions, BondtolvaState, Side } from '@stikk/variants/bondtolva';
import type { Telling } from '../game-words.ts';
import { people, type Scene } from '../scene.ts';

export type TolvaScene = Scene<BondtolvaState>;

/** The side of each seat: from the state, else from the rule sheet, else as four usually play. */
export function sidesOf({ state, options, names }: Telling): BySeat<Side> {
  const known = state as BondtolvaState | undefined;
  if (known !== undefined && known.phase !== 'choosing') return known.match.sides;
  const teams = (options as BondtolvaOptions | undefined)?.teams;
  const paired = teams === undefined ? names.length === 4 : teams === 'opposite_pairs';
  return names.map((_, seat) => (paired ? seat % 2 : seat));
}

/** The seats of a side. */
export const seatsOf = (sides: BySeat<Side>, side: Side): readonly Seat[] =>
  sides.flatMap((own, seat) => (own === side ? [seat] : []));

/** Whoever shares a side as the subject of a sentence, and whether they are several. */
export type Party = Readonly<Record<'who' | 'you' | 'many', string>>;

/** Several seats as the subject of one sentence. */
export const party = (scene: TolvaScene, seats: readonly Seat[]): Party => ({
  who: people(scene, seats),
  you: seats.length === 1 && seats[0] === scene.you ? 'yes' : 'no',
  many: seats.length > 1 ? 'yes' : 'no',
});

/** A side as the subject of a sentence. */
export const sideParty = (scene: TolvaScene, side: Side): Party =>
  party(scene, seatsOf(sidesOf(scene), side));
