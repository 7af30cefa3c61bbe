import { ohHellRules } from '@stikk/variants/oh-hell';
import { hintWith } from '../hint/hint.tsx';
import { ohHellSpoken } from './spoken.ts';

/** A hint at tables of Bondebridge and its relatives. */
export const Hint = hintWith({ game: ohHellRules, spoken: ohHellSpoken });
