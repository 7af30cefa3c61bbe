import type { Game, Preset } from '@stikk/engine';
import { bondtolva } from './bondtolva/index.ts';
import { ohHell } from './oh-hell/index.ts';

/** A game whose types are known only to itself. */
export type AnyGame = Game;

/** Every family of rules, by its id. */
export const games: Readonly<Record<string, AnyGame>> = {
  [ohHell.id]: ohHell,
  [bondtolva.id]: bondtolva,
};

export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined);

/** The family that a rule sheet's name belongs to; names are unique over all families. */
export function presetOf(
  name: string,
): { readonly game: AnyGame; readonly preset: Preset<unknown> } | undefined {
  for (const game of Object.values(games))
    if (Object.hasOwn(game.presets, name)) return { game, preset: game.presets[name]! };
  return undefined;
}
