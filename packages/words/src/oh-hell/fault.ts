import type { Fault } from '@stikk/engine';
import { optionKey, type Translate } from '../translate.ts';
import { optionValue } from './option.ts';

/** What contradicts in a rule sheet, in sentences. */
export function faultText(t: Translate, fault: Fault): string {
  const key = `fault.${fault.code}`;
  return t(t.has(key) ? key : 'fault.other', { ...fault.params, option: optionKey(fault.option) });
}

/**
 * A change that would mend a fault, as the text of a button. A value that is `undefined`, or that was lost on
 * its way as JSON, clears the choice.
 */
export function remedyText(t: Translate, remedy: Readonly<Record<string, unknown>>): string {
  const written = 'schedule.list' in remedy;
  const changes = Object.entries(remedy).filter(([option]) => !written || option !== 'schedule.pattern');
  if (changes.length === 0) return t('remedy.clear');
  return changes.map(([option, value]) => changeText(t, option, value)).join(', ');
}

function changeText(t: Translate, option: string, value: unknown): string {
  const key = `remedy.${optionKey(option)}`;
  if (t.has(key)) return t(key, { value: simple(value) });
  const label = t(`option.${optionKey(option)}.label`, { game: 'ohhell' });
  return t('remedy.other', { label, value: optionValue(t, option, value) });
}

/** A value as messages select on it: a list of deals by its largest hand, anything without a name as `none`. */
function simple(value: unknown): string | number {
  if (Array.isArray(value) && value.length > 0) return largest(value as Listed);
  return typeof value === 'number' || typeof value === 'string' ? value : 'none';
}

type Listed = readonly (number | { readonly size: number })[];
const largest = (deals: Listed): number =>
  Math.max(...deals.map((deal) => (typeof deal === 'number' ? deal : deal.size)));
