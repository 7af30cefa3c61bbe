'use client';

import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useTrouble } from '../tables/act.ts';
import { reasonOf } from '../trpc/client.ts';
import styles from './me.module.css';

/** As few letters as the server takes. */
export const SHORTEST = 10;
export const LONGEST = 128;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface CredentialsFormProps {
  /** The password is chosen here, and not one that is known. */
  readonly fresh: boolean;
  readonly action: string;
  readonly onSend: (credentials: Credentials) => Promise<void>;
}

/** An address and a password. */
export const CredentialsForm = ({ fresh, action, onSend }: CredentialsFormProps) => {
  const t = useTranslations('web.account');
  const trouble = useTrouble();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ids = { email: useId(), password: useId(), told: useId(), hint: useId() };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (fresh && password.length < SHORTEST) return setFailed(t('short', { count: SHORTEST }));
    setBusy(true);
    setFailed(undefined);
    try {
      await onSend({ email, password });
    } catch (error) {
      const reason = reasonOf(error);
      setFailed(reason === 'malformed' ? t('badEmail') : trouble(reason));
    }
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <label htmlFor={ids.email}>{t('email')}</label>
      <input
        id={ids.email}
        className="field"
        type="email"
        value={email}
        maxLength={254}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        aria-invalid={failed !== undefined || undefined}
        aria-describedby={ids.told}
        onChange={({ target }) => setEmail(target.value)}
      />
      <label htmlFor={ids.password}>{t('password')}</label>
      <input
        id={ids.password}
        className="field"
        type="password"
        value={password}
        maxLength={LONGEST}
        required
        autoComplete={fresh ? 'new-password' : 'current-password'}
        enterKeyHint="go"
        aria-invalid={failed !== undefined || undefined}
        aria-describedby={fresh ? `${ids.hint} ${ids.told}` : ids.told}
        onChange={({ target }) => setPassword(target.value)}
      />
      {fresh ? (
        <p id={ids.hint} className="cap">
          {t('hint', { count: SHORTEST })}
        </p>
      ) : null}
      <p id={ids.told} role="alert" className={styles.trouble}>
        {failed}
      </p>
      <Button look="primary" type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
};
