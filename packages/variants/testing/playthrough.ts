import { playthrough } from '@stikk/engine/testing';
import { namedSheets } from './named-sheet.ts';

/** The transcripts that pin today's rules: the path under `playthroughs/`, and the text once it is asked for. */
export const playthroughs = (): ReadonlyMap<string, () => string> =>
  new Map(
    namedSheets.map(({ name, game, preset, options }) => [
      `${game.id}/${name}.txt`,
      () =>
        playthrough(game, options, {
          title: `${preset}, ${game.seats(options)} seats`,
          seed: seedOf(name),
          deals: 6,
        }),
    ]),
  );

/** Another seed for each name, and the same whichever others there are. */
const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_007, 7);
