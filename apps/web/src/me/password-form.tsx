'use client';

import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { toast } from '../shell/toast.ts';
import { useTrouble } from '../tables/act.ts';
import { reasonOf, server } from '../trpc/client.ts';
import { LONGEST, SHORTEST } from './credentials.tsx';
import styles from './me.module.css';

/** Another password, for who knows the present one. */
export const PasswordForm = ({ email }: { readonly email: string }) => {
  const t = useTranslations('web.account');
  const trouble = useTrouble();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ids = { present: useId(), next: useId(), told: useId(), hint: useId() };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (next.length < SHORTEST) return setFailed(t('short', { count: SHORTEST }));
    setBusy(true);
    setFailed(undefined);
    try {
      await server.me.password.mutate({ present, next });
      setPresent('');
      setNext('');
      toast.success(t('changed'));
    } catch (error) {
      setFailed(trouble(reasonOf(error)));
    }
    setBusy(false);
  };
  const field = {
    className: 'field',
    type: 'password',
    maxLength: LONGEST,
    required: true,
    'aria-invalid': failed !== undefined || undefined,
  } as const;
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <input type="text" value={email} readOnly hidden autoComplete="username" />
      <label htmlFor={ids.present}>{t('present')}</label>
      <input
        {...field}
        id={ids.present}
        value={present}
        autoComplete="current-password"
        enterKeyHint="next"
        aria-describedby={ids.told}
        onChange={({ target }) => setPresent(target.value)}
      />
      <label htmlFor={ids.next}>{t('next')}</label>
      <input
        {...field}
        id={ids.next}
        value={next}
        autoComplete="new-password"
        enterKeyHint="go"
        aria-describedby={`${ids.hint} ${ids.told}`}
        onChange={({ target }) => setNext(target.value)}
      />
      <p id={ids.hint} className="cap">
        {t('hint', { count: SHORTEST })} {t('changeText')}
      </p>
      <p id={ids.told} role="alert" className={styles.trouble}>
        {failed}
      </p>
      <Button look="primary" type="submit" busy={busy}>
        {t('change')}
      </Button>
    </form>
  );
};
