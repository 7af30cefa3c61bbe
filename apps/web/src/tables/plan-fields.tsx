'use client';

import { RuleField, Segmented } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LEVELS } from '../lobby/level.ts';
import { LONGEST_NAME, rememberName, usePlayerName } from '../lobby/name.ts';
import fold from '../rules/in-words.module.css';
import { LONGEST_PASSWORD } from './host-dialog.tsx';
import { type For, type Plan, placesFor } from './plan.ts';
import styles from './plan-fields.module.css';
import { SettingsFields } from './settings-fields.tsx';

const LONGEST_TABLE_NAME = 40;

interface PlanFieldsProps {
  readonly plan: Plan;
  readonly onChange: (change: Partial<Plan>) => void;
}

/** What the others at the table will call you. */
export const OwnName = () => {
  const t = useTranslations('web.friends');
  const name = usePlayerName();
  const id = useId();
  return (
    <div className={styles.own}>
      <label htmlFor={id}>{t('own')}</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        enterKeyHint="done"
        spellCheck={false}
        onChange={({ target }) => rememberName(target.value)}
      />
    </div>
  );
};

/** What a table for friends is called, who gets in, and how long one may think; folded, as few need it. */
export const PlanFields = ({ plan, onChange }: PlanFieldsProps) => {
  const t = useTranslations('web.friends');
  const ids = { name: useId(), password: useId() };
  return (
    <details className={`paper-sheet ${fold.fold} ${styles.more}`}>
      <summary>
        <h2>{t('more')}</h2>
      </summary>
      <RuleField label={<label htmlFor={ids.name}>{t('name')}</label>} hint={t('nameHint')}>
        <input
          id={ids.name}
          className="field"
          value={plan.name}
          maxLength={LONGEST_TABLE_NAME}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </RuleField>
      <SettingsFields value={plan} onChange={onChange} />
      <RuleField label={<label htmlFor={ids.password}>{t('password')}</label>} hint={t('passwordHint')}>
        <input
          id={ids.password}
          className="field"
          value={plan.password}
          maxLength={LONGEST_PASSWORD}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={({ target }) => onChange({ password: target.value })}
        />
      </RuleField>
    </details>
  );
};

interface PlacesFieldProps {
  readonly seats: number;
  readonly places: readonly For[];
  readonly onChange: (places: readonly For[]) => void;
}

/** Whom each of the other places is for. */
export const PlacesField = ({ seats, places, onChange }: PlacesFieldProps) => {
  const t = useTranslations('web.friends');
  const bots = useTranslations('web.new');
  const all = placesFor(seats, places);
  return (
    <RuleField label={t('places')} hint={t('placesHint')}>
      <ul className={styles.places}>
        {all.map((whom, place) => (
          <li key={`place ${place + 2}`}>
            <span aria-hidden="true">{bots('bots.seat', { number: place + 2 })}</span>
            <Segmented
              label={bots('bots.seat', { number: place + 2 })}
              value={whom}
              options={[
                { value: 'open' as For, label: t('friend') },
                ...LEVELS.map((level) => ({ value: level as For, label: t(`bots.${level}`) })),
              ]}
              onChange={(next) => onChange(all.map((old, at) => (at === place ? next : old)))}
            />
          </li>
        ))}
      </ul>
    </RuleField>
  );
};
