'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LONGEST_NAME, rememberName, usePlayerName } from '../lobby/name.ts';
import styles from './hero.module.css';

export const NameField = () => {
  const t = useTranslations('web.home');
  const guest = useTranslations('web.start')('guest');
  const id = useId();
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{t('name')}</label>
      <input
        id={id}
        value={usePlayerName()}
        placeholder={guest}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        enterKeyHint="done"
        spellCheck={false}
        onChange={({ target }) => rememberName(target.value)}
      />
    </div>
  );
};
