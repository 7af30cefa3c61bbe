import type { Fault } from '@stikk/engine';
import { capital, optionKey, type Translate } from '../translate.ts';
import { optionLabel, optionValue } from './option.ts';

/** What contradicts in a rule sheet, in sentences. */
export function faultText(t: Translate, fault: Fault): string {
  const key = [`tolva.fault.${fault.code}`, `fault.${fault.code}`].find((known) => t.has(known));
  return t(key ?? 'fault.other', fault.params);
}

/**
 * A change that would mend a fault, as the text of a button. What follows from the rest of the change goes
 * unsaid: fewer than four have no partners, and without a partner nobody is asked.
 */
export function remedyText(t: Translate, remedy: Readonly<Record<string, unknown>>): string {
  const alone = remedy.teams === 'none' || ('players' in remedy && remedy.players !== 4);
  const changes = Object.entries(remedy).filter(
    ([option]) =>
      !(option === 'teams' && alone && 'players' in remedy) && !(option === 'tolva.questions' && alone),
  );
  if (changes.length === 0) return t('remedy.clear');
  return capital(changes.map(([option, value]) => changeText(t, option, value)).join(', '));
}

function changeText(t: Translate, option: string, value: unknown): string {
  const given = { value: typeof value === 'number' || typeof value === 'string' ? value : 'none' };
  const key = [`tolva.remedy.${optionKey(option)}`, `remedy.${optionKey(option)}`].find((known) =>
    t.has(known),
  );
  if (key !== undefined) return t(key, given);
  return t('remedy.other', { label: optionLabel(t, option), value: optionValue(t, option, value) });
}
