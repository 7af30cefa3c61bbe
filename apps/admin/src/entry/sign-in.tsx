'use client';

import { Button, Sheet } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { server } from '../server/client.ts';
import styles from '../shell/shell.module.css';
import { useTrouble } from '../shell/trouble.ts';
import { Field } from './field.tsx';
import { Frame } from './frame.tsx';
import { answerPasskey, passkeysWork } from './passkey.ts';

/** Where to after signing in: a path of this app, and nothing else. */
function destination(): string {
  const to = new URLSearchParams(location.search).get('to') ?? '/';
  return /^\/(?![/\\])/.test(to) ? to : '/';
}

/** Lets directors in. */
export const SignIn = () => {
  const t = useTranslations('admin.entry');
  const trouble = useTrouble();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [passkeys, setPasskeys] = useState(false);
  useEffect(() => setPasskeys(passkeysWork()), []);
  const enter = async (doing: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await doing();
      location.replace(destination());
    } catch (error) {
      setFailed(trouble(error));
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void enter(() => server.signIn.mutate({ email, password }));
  };
  return (
    <Frame title={t('title')}>
      <Sheet>
        <form className={styles.form} noValidate onSubmit={send}>
          <Field
            label={t('email')}
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onText={setEmail}
          />
          <Field
            label={t('password')}
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onText={setPassword}
          />
          <p role="alert" className={styles.failed}>
            {failed}
          </p>
          <div className={styles.acts}>
            <Button type="submit" look="primary" busy={busy}>
              {t('enter')}
            </Button>
            {passkeys ? (
              <Button
                onClick={() =>
                  enter(() => answerPasskey((response) => server.signInByPasskey.mutate(response)))
                }
              >
                {t('passkey')}
              </Button>
            ) : null}
          </div>
        </form>
      </Sheet>
      <p className="muted">{t('byInvitation')}</p>
    </Frame>
  );
};
