import { RuleDiff, Sheet } from '@stikk/ui';
import { optionLabel, optionValue, presetName } from '@stikk/words';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import type { Outcome } from './draft.ts';

interface DifferencesProps {
  readonly preset: string;
  readonly outcome: Outcome;
  /** What can be done about them. */
  readonly children?: ReactNode;
}

/** What differs from the preset. */
export const Differences = ({ preset, outcome, children }: DifferencesProps) => {
  const t = useTranslations('web.new');
  const words = useGameWords();
  const { differences } = outcome;
  const say = (option: string, value: unknown) => optionValue(words, preset, option, value);
  return (
    <Sheet title={t('differences', { count: differences.length, name: presetName(words, preset) })}>
      {differences.length === 0 ? null : (
        <RuleDiff
          changes={differences.map(({ option, from, to }) => ({
            id: option,
            rule: optionLabel(words, option),
            from: say(option, from),
            to: say(option, to),
          }))}
        />
      )}
      <p className="cap">{t('locked')}</p>
      {children}
    </Sheet>
  );
};
