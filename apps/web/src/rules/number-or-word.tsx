'use client';

import { Stepper } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { Pick } from '../shell/pick.tsx';
import styles from './input.module.css';

interface NumberOrWordProps {
  value: unknown;
  min: number;
  max: number;
  /** What may stand instead of a number; `undefined` where it may be left out. */
  words: readonly (string | undefined)[];
  /** The number to begin with. */
  start: number;
  say: (value: unknown) => string;
  onChange: (value: unknown) => void;
}

const NUMBER = '#';

/** A number, or one of some words in its place. */
export const NumberOrWord = ({ value, min, max, words, start, say, onChange }: NumberOrWordProps) => {
  const t = useTranslations('web.new');
  const number = typeof value === 'number' ? value : undefined;
  return (
    <div className={styles.row}>
      <Pick
        value={number === undefined ? `${value}` : NUMBER}
        options={[
          { value: NUMBER, label: t('number') },
          ...words.map((word) => ({ value: `${word}`, label: say(word) })),
        ]}
        onChange={(kind) =>
          onChange(
            kind === NUMBER ? Math.min(max, Math.max(min, start)) : words.find((word) => `${word}` === kind),
          )
        }
      />
      {number === undefined ? null : (
        <Stepper
          value={number}
          min={min}
          max={max}
          labels={{ fewer: t('fewer'), more: t('more') }}
          onChange={onChange}
        />
      )}
    </div>
  );
};
