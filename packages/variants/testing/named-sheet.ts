import * as z from 'zod/mini';
import { type AnyGame, games } from '../src/index.ts';

/** A rule sheet under its name, and at a number of seats where its usual one does not say it all. */
export interface NamedSheet {
  readonly name: string;
  readonly game: AnyGame;
  readonly preset: string;
  readonly options: unknown;
}

/** Every preset at its usual number of seats; Bondtolva with 24 cards is another game at each number. */
export const namedSheets: readonly NamedSheet[] = Object.values(games).flatMap((game) =>
  Object.entries(game.presets).flatMap(([preset, { seats }]) =>
    (preset === 'bondtolva' ? [2, 3, 4] : [seats.usual]).map((players) => ({
      name: players === seats.usual ? preset : `${preset}-${players}`,
      game,
      preset,
      options: z.parse(game.options, game.resolve(preset, { players })),
    })),
  ),
);
