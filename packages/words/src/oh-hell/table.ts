import type { Call } from '@stikk/variants/oh-hell';
import type { Translate } from '../translate.ts';
import { traditionOf } from './tradition.ts';

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
