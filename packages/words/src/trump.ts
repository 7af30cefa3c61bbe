import type { Suit, Trump } from '@stikk/engine';
import { suitName } from './card.ts';
import { capital, type Translate } from './translate.ts';

/** Trump as a sentence: `Ruter er trumf`, `Uten trumf`, or both trumps of Setesdal. */
export function trumpSentence(t: Translate, trump: Trump | undefined): string {
  if (typeof trump !== 'object') return t('trump.sentence', { trump: trump ?? 'open' });
  return capital(t('trump.two', both(t, trump)));
}

/** Trump in a word: `ruter`, `uten trumf`. */
export function trumpShort(t: Translate, trump: Trump | undefined): string {
  if (typeof trump !== 'object') return t('trump.short', { trump: trump ?? 'open' });
  return t('trump.shortTwo', both(t, trump));
}

const both = (t: Translate, trump: { readonly under: Suit; readonly over: Suit }) => ({
  under: suitName(t, trump.under),
  over: suitName(t, trump.over),
});

/** What trump does: `Slår alle andre sorter`. */
export const trumpEffect = (t: Translate, trump: Trump | undefined): string => {
  const kind =
    typeof trump === 'object' ? 'two' : trump === undefined ? 'open' : trump === 'NT' ? 'none' : 'one';
  return t('trump.effect', { kind });
};
