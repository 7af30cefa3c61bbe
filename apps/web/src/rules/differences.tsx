import { RuleDiff, Sheet } from '@stikk/ui';
import { optionLabel, optionValue, presetName } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import type { Outcome } from './draft.ts';

/** What differs from the preset. */
export const Differences = ({ preset, outcome }: { preset: string; outcome: Outcome }) => {
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
    </Sheet>
  );
};
