'use client';

import { Switch } from '@stikk/ui';
import { type OhHellOptions, pointsFor } from '@stikk/variants/oh-hell';
import { capital } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import type { Sheet } from './draft.ts';
import styles from './input.module.css';

export type Made = Readonly<Record<string, number>>;

interface MadeInputProps {
  value: Made | undefined;
  sheet: Sheet;
  largest: number;
  onChange: (value: Made | undefined) => void;
}

/** Points by made bid. Where a bid has none of its own, the formula holds. */
export const MadeInput = ({ value, sheet, largest, onChange }: MadeInputProps) => {
  const t = useTranslations('web.new');
  const words = useGameWords();
  const formula = { ...sheet, 'scoring.made': undefined } as Sheet & OhHellOptions;
  const byFormula = (bid: number) => pointsFor(bid, bid, Math.max(bid, 1), formula);
  const bids = Array.from(
    { length: Math.max(largest, ...Object.keys(value ?? {}).map(Number)) + 1 },
    (_, bid) => bid,
  );
  const set = (bid: number, text: string) => {
    const { [bid]: _, ...others } = value ?? {};
    const points = Number.parseInt(text, 10);
    onChange(Number.isNaN(points) ? others : { ...others, [bid]: points });
  };
  return (
    <>
      <Switch
        checked={value !== undefined}
        text={capital(words(value === undefined ? 'word.no' : 'word.yes'))}
        onChange={(on) =>
          onChange(on ? Object.fromEntries(bids.slice(1).map((bid) => [bid, byFormula(bid)])) : undefined)
        }
      />
      {value === undefined ? null : (
        <div className={styles.wide}>
          <p className="cap">{t('made.hint')}</p>
          <ol className={styles.made}>
            {bids.map((bid) => (
              <li key={bid}>
                <label>
                  <span>{t('made.bid', { bid })}</span>
                  <input
                    className="field num"
                    inputMode="numeric"
                    defaultValue={value[bid] ?? ''}
                    placeholder={`${byFormula(bid)}`}
                    onChange={({ target }) => set(bid, target.value)}
                  />
                </label>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
};
