'use client';

import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LONGEST_NAME, rememberName, usePlayerName } from '../lobby/name.ts';
import { useTrouble } from '../tables/act.ts';
import { reasonOf, server } from '../trpc/client.ts';
import styles from './me.module.css';

/** What the reader is called from the next table on. Whoever has no session is known to this device alone. */
export const NameForm = ({ session }: { readonly session: boolean }) => {
  const t = useTranslations('web.me');
  const trouble = useTrouble();
  const name = usePlayerName();
  const [told, setTold] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const ids = { field: useId(), told: useId() };
  const save = async () => {
    try {
      if (session) await server.me.name.mutate({ name });
      setWrong(false);
      setTold(t('named'));
    } catch (error) {
      const reason = reasonOf(error);
      setWrong(true);
      setTold(reason === 'malformed' ? t('badName') : trouble(reason));
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={ids.field}>{t('name')}</label>
      <div className={styles.row}>
        <input
          id={ids.field}
          className="field"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          enterKeyHint="done"
          spellCheck={false}
          aria-invalid={wrong || undefined}
          aria-describedby={ids.told}
          onChange={({ target }) => {
            rememberName(target.value);
            setTold(undefined);
          }}
        />
        <Button type="submit">{t('save')}</Button>
      </div>
      <p id={ids.told} role="status" className={wrong ? styles.trouble : styles.told}>
        {told}
      </p>
    </form>
  );
};
