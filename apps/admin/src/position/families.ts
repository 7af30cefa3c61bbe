import { bondtolvaFamily } from './bondtolva.ts';
import type { Family } from './model.ts';
import { ohHellFamily } from './oh-hell.ts';

/** Every family whose matches can be looked at, by the id of its game. */
export const families: Readonly<Record<string, Family>> = {
  [ohHellFamily.game.id]: ohHellFamily,
  [bondtolvaFamily.game.id]: bondtolvaFamily,
};
