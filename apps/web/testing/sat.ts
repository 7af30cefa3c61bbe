import { type Luck, type Sitting, seeded, sitting } from '@stikk/engine/testing';
import { commit, shuffler } from '@stikk/shuffle';
import { presetOf } from '@stikk/variants';

const SECRET = '5a'.repeat(32);
const luck: Luck = {
  secret: SECRET,
  commitment: commit(SECRET),
  shuffle: (nonces, draws) => shuffler(SECRET, nonces, draws),
};

/** A match of a rule sheet that is played by chance, after its setting out. */
export const sat = (preset: string, seed = 1): Sitting =>
  sitting(presetOf(preset)!.game, preset, seeded(seed), luck);

/** Plays until it holds, at most to the end. */
export function playUntil(match: Sitting, holds: (match: Sitting) => boolean): void {
  while (!holds(match) && match.step());
}
