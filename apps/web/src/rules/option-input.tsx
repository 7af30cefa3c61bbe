'use client';

import { SUITS, type Suit } from '@stikk/engine';
import { Chips, Segmented, Stepper, SuitTile, Switch } from '@stikk/ui';
import { capital, optionValue } from '@stikk/words';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { Pick } from '../shell/pick.tsx';
import { controlsOf } from './control.ts';
import { DealsInput, type Listed } from './deals-input.tsx';
import type { Outcome } from './draft.ts';
import { FormulaInput } from './formula-input.tsx';
import { type Made, MadeInput } from './made-input.tsx';
import { NumberOrWord } from './number-or-word.tsx';
import { OrderInput } from './order-input.tsx';

export interface OptionInputProps {
  option: string;
  preset: string;
  outcome: Outcome;
  onChange: (value: unknown) => void;
}

/** Room for so many letters on buttons in a row; beyond that a list opens. */
const ROW_LETTERS = 46;
const ROW_VALUES = 5;
/** Options whose numbers count seats from 0 and are said from 1. */
const COUNTED_FROM_ZERO = new Set(['dealer.chosen']);

const isSuit = (value: string): value is Suit => SUITS.some((suit) => suit === value);

/** The input of an option, as its schema asks for. */
export const OptionInput = (props: OptionInputProps) => {
  const { option, preset, outcome, onChange } = props;
  const t = useTranslations('web.new');
  const words = useGameWords();
  const value = outcome.sheet[option];
  const say = (of: unknown) => capital(optionValue(words, preset, option, of));
  const control = controlsOf(outcome.fields)[option]!;
  const steps = { fewer: t('fewer'), more: t('more') };
  const largest = Math.max(1, ...outcome.plan.map(({ size }) => size));

  switch (control.kind) {
    case 'switch':
      return <Switch checked={value === true} onChange={onChange} text={say(value)} />;
    case 'choice':
      return <Choice value={value} values={control.values} say={say} onChange={onChange} />;
    case 'set':
      return (
        <Chips
          values={new Set(value as readonly string[])}
          options={control.values.map((rank) => ({ value: rank, label: say([rank]) }))}
          onChange={(chosen) => onChange(control.values.filter((rank) => chosen.has(rank)))}
        />
      );
    case 'order':
      return <OrderInput {...control} value={value as readonly string[]} say={say} onChange={onChange} />;
    case 'number': {
      if (control.optional)
        return (
          <NumberOrWord
            {...control}
            words={[undefined]}
            start={largest}
            value={value}
            say={say}
            onChange={onChange}
          />
        );
      const from = COUNTED_FROM_ZERO.has(option) ? 1 : 0;
      const max = from === 1 ? outcome.seats - 1 : control.max;
      return (
        <Stepper
          value={Number(value)}
          min={control.min}
          max={max}
          labels={steps}
          format={(number) => number + from}
          onChange={onChange}
        />
      );
    }
    case 'number-or-word':
      return (
        <NumberOrWord
          {...control}
          start={option === 'schedule.max' ? largest : outcome.seats}
          value={value}
          say={say}
          onChange={onChange}
        />
      );
    case 'formula':
      return <FormulaInput option={option} value={String(value)} text={say(value)} onChange={onChange} />;
    case 'deals':
      return (
        <DealsInput
          {...control}
          preset={preset}
          value={value as readonly Listed[] | undefined}
          onChange={onChange}
        />
      );
    case 'table':
      return (
        <MadeInput
          sheet={outcome.sheet}
          largest={largest}
          value={value as Made | undefined}
          onChange={onChange}
        />
      );
  }
};

interface ChoiceProps {
  value: unknown;
  values: readonly (string | number)[];
  say: (value: unknown) => string;
  onChange: (value: unknown) => void;
}

const Choice = ({ value, values, say, onChange }: ChoiceProps) => {
  const options = values.map((each) => ({ value: String(each), label: say(each) }));
  const choose = (text: string) => onChange(values.find((each) => String(each) === text));
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  if (values.length > ROW_VALUES || letters > ROW_LETTERS)
    return <Pick value={String(value)} options={options} onChange={choose} />;
  const printed = ({ value: each, label }: { value: string; label: string }): ReactNode =>
    isSuit(each) ? (
      <span className="tiles">
        <SuitTile suit={each} small />
        <span className="vh">{label}</span>
      </span>
    ) : (
      label
    );
  return (
    <Segmented
      value={String(value)}
      options={options.map((each) => ({ value: each.value, label: printed(each) }))}
      onChange={choose}
    />
  );
};
