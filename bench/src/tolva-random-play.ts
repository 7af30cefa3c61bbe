import { bondtolva } from '@stikk/variants/bondtolva';
import { type Bench, contest } from './figure.ts';
import { jsLimitHands } from './js-limit.ts';
import { below } from './noise.ts';
import { longSheet, playedMatch } from './tolva-play.ts';

/** Random legal Bondtolva with everything that a table does: legal moves, decision, log, next state. */
export const bench: Bench = () =>
  [2, 4].map((players) => {
    const options = longSheet(players);
    return contest({
      name: `tolva-random-play ${players} players`,
      unit: 'player actions per CPU second',
      work: () =>
        playedMatch(options, [], (state, seat) => {
          const choices = bondtolva.legal(state, seat, options);
          return choices[below(choices.length)]!;
        }),
      baseline: { name: 'js-limit', work: () => jsLimitHands(4, 10, 2000) },
    });
  });
