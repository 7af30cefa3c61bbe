'use client';

import { Fault, RuleField } from '@stikk/ui';
import { faultText, optionHint, optionLabel, optionValue, remedyText } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import type { Changes, Outcome } from './draft.ts';
import { OptionInput } from './option-input.tsx';

interface OptionFieldProps {
  option: string;
  preset: string;
  outcome: Outcome;
  /** What the option means here, where that is more than its words say. */
  hint?: string | undefined;
  onChange: (value: unknown) => void;
  onRevert: () => void;
  onMend: (remedy: Changes) => void;
}

const FIRST_INPUT = 'input:checked, select, button:not([aria-disabled]), input';

/** The first sentence, and the rest. */
const headed = (text: string): readonly [string, string] => {
  const end = text.indexOf('. ') + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
};

/** One option: what it is called and means, its input, how it differs from the preset, what it clashes with. */
export const OptionField = ({
  option,
  preset,
  outcome,
  hint,
  onChange,
  onRevert,
  onMend,
}: OptionFieldProps) => {
  const t = useTranslations('web.new');
  const words = useGameWords();
  const say = (value: unknown) => optionValue(words, preset, option, value);
  const difference = outcome.differences.find((each) => each.option === option);
  const box = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes away with what it mends: what it mended takes the focus. */
  const thenFocus = (act: () => void) => {
    act();
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(FIRST_INPUT)?.focus());
  };
  const faults = outcome.faults.filter((fault) => fault.option === option);
  return (
    <div ref={box}>
      <RuleField
        label={optionLabel(words, option)}
        hint={hint ?? optionHint(words, option)}
        changed={
          difference && {
            tag: t('changed'),
            text: t('fromTo', { from: say(difference.from), to: say(difference.to) }),
            back: t('back'),
            onBack: () => thenFocus(onRevert),
          }
        }
        fault={
          faults.length === 0
            ? undefined
            : faults.map((fault) => {
                const [title, rest] = headed(faultText(words, preset, fault));
                return (
                  <Fault
                    key={fault.code}
                    title={title}
                    fixes={fault.remedies.map((remedy) => ({
                      id: JSON.stringify(Object.entries(remedy)),
                      text: remedyText(words, preset, remedy),
                      onFix: () => thenFocus(() => onMend(remedy)),
                    }))}
                  >
                    {rest}
                  </Fault>
                );
              })
        }
      >
        <OptionInput option={option} preset={preset} outcome={outcome} onChange={onChange} />
      </RuleField>
    </div>
  );
};
