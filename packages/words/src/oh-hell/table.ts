import type { Suit, Trump } from '@stikk/engine';
import type { Call } from '@stikk/variants/oh-hell';
import { suitName } from '../card.ts';
import { capital, type Translate } from '../translate.ts';
import { traditionOf } from './tradition.ts';

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

/** What is bid against what there is. `call` is the counter's main word. */
export interface CallText {
  readonly word: string;
  readonly counter: string;
  readonly detail: string;
  readonly label: string;
}

/**
 * The over/under counter: `Overmeldt +2` and `10 meldt på 9 stikk`, and both for a screen reader.
 * @param call as the event tells it, or from the sum so far
 */
export function callText(t: Translate, call: Call, sum: number, size: number): CallText {
  const values = { call, sum, size, by: Math.abs(sum - size) };
  return {
    word: t('call.word', values),
    counter: t('call.counter', values),
    detail: t('call.detail', values),
    label: t('call.label', values),
  };
}

/** How somebody stands in the deal. */
export interface Count {
  readonly bid: number;
  readonly taken: number;
  /** Tricks of the deal still to be played; 0 once it is over. */
  readonly left: number;
}

/** What somebody still needs: `trenger 2`, `på målet`, `røk`, `én for mye`. */
export function needText(t: Translate, preset: string, { bid, taken, left }: Count): string {
  const game = traditionOf(preset);
  if (left === 0) return t(bid === taken ? 'need.made' : 'need.missed', { game });
  if (taken > bid) return t('need.over', { count: taken - bid });
  if (bid - taken > left) return t('need.missed', { game });
  if (bid > taken) return t('need.more', { count: bid - taken });
  return t(bid === 0 ? 'need.zero' : 'need.level');
}
