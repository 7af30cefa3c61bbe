'use client';

import { Button, Stepper } from '@stikk/ui';
import { capital, optionValue } from '@stikk/words';
import { Plus, SlidersHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { Pick } from '../shell/pick.tsx';
import type { OwnRules } from './control.ts';
import styles from './input.module.css';

type Own = Readonly<Record<string, string>>;
interface DealWithRules {
  readonly size: number;
  readonly [rule: string]: string | number | undefined;
}
export type Listed = number | DealWithRules;

interface DealsInputProps {
  preset: string;
  value: readonly Listed[] | undefined;
  most: number;
  largest: number;
  own: OwnRules;
  onChange: (value: readonly Listed[]) => void;
}

/** The option whose words a rule of one deal is said in. */
const WORDED_AS: Readonly<Record<string, string>> = {
  trump: 'trump.rotation',
  sumRule: 'sumRule',
  oneCard: 'bid.oneCard',
};
const AS_USUAL = '';

const sizeOf = (deal: Listed): number => (typeof deal === 'number' ? deal : deal.size);
const ownOf = (deal: Listed): Own =>
  typeof deal === 'number'
    ? {}
    : Object.fromEntries(
        Object.entries(deal).flatMap(([rule, value]) => (typeof value === 'string' ? [[rule, value]] : [])),
      );
/** A rule about the one card says nothing where there are more. */
const speaks = (rule: string, size: number) => rule !== 'oneCard' || size === 1;

function written(size: number, own: Own): Listed {
  const kept = Object.entries(own).filter(([rule, value]) => value !== AS_USUAL && speaks(rule, size));
  return kept.length === 0 ? size : { ...Object.fromEntries(kept), size };
}

/** The deals one by one: how many cards, and rules that hold for that deal only. */
export const DealsInput = ({ preset, value = [], most, largest, own, onChange }: DealsInputProps) => {
  const t = useTranslations('web.new');
  const words = useGameWords();
  const [open, setOpen] = useState<number>();
  const say = (rule: string, of: string) => {
    const option = WORDED_AS[rule] ?? rule;
    return capital(optionValue(words, preset, option, rule === 'trump' ? [of] : of));
  };
  const put = (place: number, deal: Listed) => onChange(value.map((old, at) => (at === place ? deal : old)));
  return (
    <div className={styles.wide}>
      <ol className={styles.deals}>
        {value.map((deal, place) => {
          const number = place + 1;
          const size = sizeOf(deal);
          const rules = ownOf(deal);
          const told = Object.keys(own).flatMap((rule) =>
            rules[rule] === undefined ? [] : [say(rule, rules[rule])],
          );
          return (
            <li key={`deal ${number}`}>
              <div className={styles.deal}>
                <b>{t('deals.deal', { number })}</b>
                <Stepper
                  label={t('deals.cards', { number })}
                  value={size}
                  min={1}
                  max={largest}
                  labels={{ fewer: t('fewer'), more: t('more') }}
                  onChange={(next) => put(place, written(next, rules))}
                />
                <Button
                  look="icon"
                  label={t('deals.own', { number })}
                  aria-expanded={open === place}
                  icon={<SlidersHorizontal className="i" aria-hidden="true" />}
                  onClick={() => setOpen(open === place ? undefined : place)}
                />
                <Button
                  look="icon"
                  label={t('deals.remove', { number })}
                  disabled={value.length === 1}
                  icon={<X className="i" aria-hidden="true" />}
                  onClick={() => {
                    setOpen(undefined);
                    onChange(value.filter((_, at) => at !== place));
                  }}
                />
              </div>
              {open === place ? (
                <div className={styles.own}>
                  {Object.entries(own)
                    .filter(([rule]) => speaks(rule, size))
                    .map(([rule, values]) => (
                      <div key={rule}>
                        <span aria-hidden="true">{t(`deals.rules.${rule}` as 'deals.rules.trump')}</span>
                        <Pick
                          label={t(`deals.rules.${rule}` as 'deals.rules.trump')}
                          value={rules[rule] ?? AS_USUAL}
                          options={[
                            { value: AS_USUAL, label: t('deals.usual') },
                            ...values.map((each) => ({ value: each, label: say(rule, each) })),
                          ]}
                          onChange={(next) => put(place, written(size, { ...rules, [rule]: next }))}
                        />
                      </div>
                    ))}
                </div>
              ) : told.length === 0 ? null : (
                <p className="cap">{told.join(', ')}</p>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        icon={<Plus className="i" aria-hidden="true" />}
        disabled={value.length >= most}
        onClick={() => onChange([...value, sizeOf(value.at(-1) ?? 1)])}
      >
        {t('deals.add')}
      </Button>
    </div>
  );
};
