import type { Level } from '../lobby/level.ts';
import { type Settings, USUAL } from './settings.ts';

/** Whom a place is for. */
export type For = 'open' | Level;

/** A table for friends that is being set. */
export interface Plan extends Settings {
  readonly name: string;
  readonly password: string;
  /** Whom the places are for, from the left of whoever sets the table. */
  readonly places: readonly For[];
}

export const NEW_PLAN: Plan = { name: '', password: '', places: [], ...USUAL };

/** The places beside one's own at a table of so many; open until somebody says otherwise. */
export const placesFor = (seats: number, places: readonly For[]): readonly For[] =>
  Array.from({ length: seats - 1 }, (_, place) => places[place] ?? 'open');
