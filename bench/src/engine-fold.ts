import { standingEntries } from '@stikk/engine';
import { ohHell } from '@stikk/variants/oh-hell';
import { type Bench, contest } from './figure.ts';
import { jsLimitHands } from './js-limit.ts';
import { storedMatch } from './stored-match.ts';

/** Folding a stored match of twenty deals and five seats, event by event, to its end. */
export const bench: Bench = () => {
  const events = standingEntries(storedMatch()).map((entry) => entry.game);
  const work = () => {
    let state = ohHell.initial(5);
    for (const event of events) state = ohHell.evolve(state, event);
    if (state.phase !== 'over') throw new Error('the match did not end');
    return events.length;
  };
  return [
    contest({
      name: 'engine-fold',
      unit: 'events per CPU second',
      work,
      baseline: { name: 'js-limit', work: () => jsLimitHands(5, 10, 2000) },
    }),
  ];
};
