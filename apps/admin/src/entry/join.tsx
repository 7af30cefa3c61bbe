'use client';

import { Button, Segmented, Sheet } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { server } from '../server/client.ts';
import styles from '../shell/shell.module.css';
import { useTrouble } from '../shell/trouble.ts';
import { Field } from './field.tsx';
import { Frame } from './frame.tsx';

/** As few letters as the server takes. */
const SHORTEST = 10;

/** Becomes staff by an invitation, whose token stands after the # and so is sent to nobody by itself. */
export const Join = () => {
  const t = useTranslations('admin.entry');
  const trouble = useTrouble();
  const [token, setToken] = useState('');
  const [role, setRole] = useState<'director' | 'admin'>();
  const [account, setAccount] = useState<'new' | 'known'>('new');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const given = location.hash.slice(1);
    setToken(given);
    server.invitation.query({ token: given }).then(
      (invitation) => setRole(invitation.role),
      (error) => setFailed(trouble(given === '' ? 'unknown-invitation' : error)),
    );
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (account === 'new' && password.length < SHORTEST) return setFailed(t('short', { count: SHORTEST }));
    setBusy(true);
    setFailed(undefined);
    try {
      await (account === 'new'
        ? server.acceptAnew.mutate({ token, name, email, password })
        : server.accept.mutate({ token, email, password }));
      location.replace('/');
    } catch (error) {
      setFailed(trouble(error));
      setBusy(false);
    }
  };
  return (
    <Frame title={t('joinTitle')}>
      {role === undefined ? (
        <p role="status">{failed ?? t('waiting')}</p>
      ) : (
        <>
          <p>{t(`joinText.${role}`)}</p>
          <Segmented
            label={t('account')}
            value={account}
            options={(['new', 'known'] as const).map((value) => ({ value, label: t(`accounts.${value}`) }))}
            onChange={setAccount}
          />
          <Sheet>
            <form className={styles.form} noValidate onSubmit={send}>
              {account === 'new' ? (
                <Field
                  label={t('name')}
                  required
                  maxLength={40}
                  autoComplete="nickname"
                  value={name}
                  onText={setName}
                />
              ) : null}
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
                autoComplete={account === 'new' ? 'new-password' : 'current-password'}
                value={password}
                onText={setPassword}
              />
              {account === 'new' ? <p className="cap">{t('passwordHint', { count: SHORTEST })}</p> : null}
              <p role="alert" className={styles.failed}>
                {failed}
              </p>
              <div className={styles.acts}>
                <Button type="submit" look="primary" busy={busy}>
                  {t('join')}
                </Button>
              </div>
            </form>
          </Sheet>
        </>
      )}
    </Frame>
  );
};
