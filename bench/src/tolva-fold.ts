import { type BondtolvaEvent, bondtolva } from '@stikk/variants/bondtolva';
import { type Bench, contest } from './figure.ts';
import { jsLimitHands } from './js-limit.ts';
import { below } from './noise.ts';
import { longSheet, playedMatch } from './tolva-play.ts';

/** Folding a match of Bondtolva of twenty deals and two players, event by event, to its end. */
export const bench: Bench = () => {
  const options = longSheet(2);
  const events: BondtolvaEvent[] = [];
  playedMatch(options, events, (state, seat) => {
    const choices = bondtolva.legal(state, seat, options);
    return choices[below(choices.length)]!;
  });
  const work = () => {
    let state = bondtolva.initial(2);
    for (const event of events) state = bondtolva.evolve(state, event);
    if (state.phase !== 'over') throw new Error('the match did not end');
    return events.length;
  };
  return [
    contest({
      name: 'tolva-fold',
      unit: 'events per CPU second',
      work,
      baseline: { name: 'js-limit', work: () => jsLimitHands(5, 10, 2000) },
    }),
  ];
};
