'use client';

import type { Suit } from '@stikk/engine';
import { SuitTile } from '@stikk/ui';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import styles from './input.module.css';

interface OrderInputProps {
  value: readonly string[];
  /** What may stand in the order, each as often as one likes. */
  values: readonly string[];
  most: number;
  say: (value: readonly string[]) => string;
  onChange: (value: readonly string[]) => void;
}

/** Suits and no trump in the order in which they come round. */
export const OrderInput = ({ value, values, most, say, onChange }: OrderInputProps) => {
  const t = useTranslations('web.new');
  const swapped = (from: number, to: number) =>
    value.map((item, place) => (place === from ? value[to]! : place === to ? value[from]! : item));
  return (
    <div className={styles.wide}>
      <ol className="suit-order">
        {value.map((item, place) => {
          const name = say([item]);
          return (
            // A suit may come twice: only its place tells it apart.
            <li key={`place ${place}`}>
              <button
                type="button"
                aria-label={t('earlier', { name })}
                aria-disabled={place === 0 || undefined}
                onClick={() => place > 0 && onChange(swapped(place, place - 1))}
              >
                <ChevronLeft className="i" aria-hidden="true" />
              </button>
              <SuitTile suit={item as Suit | 'NT'} />
              <span className="vh">{name}</span>
              <button
                type="button"
                aria-label={t('later', { name })}
                aria-disabled={place === value.length - 1 || undefined}
                onClick={() => place < value.length - 1 && onChange(swapped(place, place + 1))}
              >
                <ChevronRight className="i" aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={t('remove', { name })}
                aria-disabled={value.length === 1 || undefined}
                onClick={() => value.length > 1 && onChange(value.filter((_, other) => other !== place))}
              >
                <X className="i" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
      {value.length >= most ? null : (
        <fieldset className={styles.add}>
          <legend className="cap">{t('addToOrder')}</legend>
          {values.map((item) => (
            <button
              key={item}
              type="button"
              className="btn btn-icon"
              onClick={() => onChange([...value, item])}
            >
              <SuitTile suit={item as Suit | 'NT'} />
              <span className="vh">{say([item])}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
