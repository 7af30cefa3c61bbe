export { type Given, given } from './given.ts';
export { cardsIn, checkLaws, isViewOf, type Subject } from './laws.ts';
export { randomEntries, randomMatch, type Step } from './play.ts';
export { playthrough, type Told } from './playthrough.ts';
export { type Random, seeded, shuffleBy } from './random.ts';
export { type Luck, type Sitting, sitting, someRuling } from './sitting.ts';
