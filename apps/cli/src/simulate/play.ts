import { type LiveMatch, openMatch, type Player } from '../match.ts';
import type { Sheet } from '../sheet.ts';

/** A match played to its end, and how many commands of seats it took. */
export type Played = LiveMatch & { readonly moves: number };

/** Plays match number `index` of a seed to its end. */
export function playMatch(sheet: Sheet, players: readonly Player[], seed: string, index: number): Played {
  const match = openMatch(sheet, players, seed, index);
  let moves = 0;
  for (let by = match.turn(); by !== undefined; by = match.turn()) {
    if (by === 'director') throw new Error('a simulated match has no director');
    if (by !== 'house') moves++;
    match.moved(by);
  }
  match.close();
  return { ...match, moves };
}
