import { randomHands } from '@stikk/bots/rollouts';
import { type Bench, contest } from './figure.ts';
import { jsLimitHands } from './js-limit.ts';

const SEATS = 4;
const CARDS_EACH = 10;

/** Random hands on the bots' simulator, which knows every duty to follow and both kinds of trump. */
export const bench: Bench = () => [
  contest({
    name: 'bot-rollouts',
    unit: 'player actions per CPU second',
    work: () => randomHands(SEATS, CARDS_EACH, 2000),
    baseline: { name: 'js-limit', work: () => jsLimitHands(SEATS, CARDS_EACH, 2000) },
  }),
];
