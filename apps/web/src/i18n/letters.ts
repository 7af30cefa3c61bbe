import type { IndexLetters } from '@stikk/ui';
import type { Locale } from './locale.ts';

/** Whose letters stand on the cards, until a player chooses others. */
export const LETTERS: Record<Locale, IndexLetters> = { nb: 'sv-nb', sv: 'sv-nb', nl: 'nl', en: 'en' };
