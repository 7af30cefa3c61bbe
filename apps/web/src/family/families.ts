import { until } from '../shell/until.ts';
import type { Family } from './family.tsx';

/** Every family that can be played here, by the id of its game; each is loaded where it is played. */
export const FAMILIES: Readonly<Record<string, () => Promise<Family>>> = {
  'oh-hell': () => import('../table/oh-hell.ts').then(({ ohHellFamily }) => ohHellFamily),
  bondtolva: () => import('../tolva/bondtolva.ts').then(({ bondtolvaFamily }) => bondtolvaFamily),
};

export interface FamilyHandlers {
  found(family: Family): void;
  /** Nobody here knows the game. */
  failed(): void;
  /** Its pages do not come; they are asked for again. */
  waiting(): void;
}

/** Loads a family until it is here. Returns how to stop. */
export function loadFamily(game: string, { found, failed, waiting }: FamilyHandlers): () => void {
  const load = Object.hasOwn(FAMILIES, game) ? FAMILIES[game] : undefined;
  if (load) return until(load, { found, waiting });
  failed();
  return () => undefined;
}
