import { bondtolvaRules } from '@stikk/variants/bondtolva';
import { hintWith } from '../hint/hint.tsx';
import { tolvaSpoken } from './spoken.ts';

/** A hint at tables of Bondtolva. */
export const Hint = hintWith({ game: bondtolvaRules, spoken: tolvaSpoken });
