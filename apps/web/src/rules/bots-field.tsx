'use client';

import { RuleField, Segmented } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LEVELS, type Level } from '../lobby/level.ts';
import styles from './input.module.css';

const EACH = 'each';
type Choice = Level | typeof EACH;

/** How well the bots play: all alike, or each as one likes. */
export const BotsField = ({
  bots,
  onChange,
}: {
  bots: readonly Level[];
  onChange: (bots: readonly Level[]) => void;
}) => {
  const t = useTranslations('web.new');
  const [level] = bots;
  const alike = bots.every((other) => other === level);
  const [apart, setApart] = useState(!alike);
  const levels = LEVELS.map((value) => ({ value, label: t(`bots.${value}`) }));
  const choices: readonly Choice[] = bots.length > 1 ? [...LEVELS, EACH] : LEVELS;
  const chosen: Choice = (apart || !alike) && bots.length > 1 ? EACH : (level ?? 'normal');
  return (
    <RuleField label={t('bots.label')} hint={t('bots.hint')}>
      <Segmented
        value={chosen}
        options={choices.map((value) => ({ value, label: t(`bots.${value}`) }))}
        onChange={(choice) => {
          setApart(choice === EACH);
          if (choice !== EACH) onChange(bots.map(() => choice));
        }}
      />
      {chosen === EACH ? (
        <ul className={styles.bots}>
          {bots.map((each, place) => (
            <li key={`seat ${place + 1}`}>
              <span>{t('bots.seat', { number: place + 2 })}</span>
              <Segmented
                label={t('bots.seat', { number: place + 2 })}
                value={each}
                options={levels}
                onChange={(next) => onChange(bots.map((old, at) => (at === place ? next : old)))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </RuleField>
  );
};
