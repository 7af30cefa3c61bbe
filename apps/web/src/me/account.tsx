'use client';

import { Button, Sheet } from '@stikk/ui';
import { KeyRound, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { usePlayerName } from '../lobby/name.ts';
import { toast } from '../shell/toast.ts';
import { useAct } from '../tables/act.ts';
import { server } from '../trpc/client.ts';
import { type Credentials, CredentialsForm } from './credentials.tsx';
import styles from './me.module.css';
import { addPasskey, enterByPasskey, passkeyObstacle } from './passkey.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import type { Entry, Me } from './wire.ts';

interface AccountProps {
  readonly me: Me | undefined;
  /** The reader is somebody else now, or more than before. */
  readonly onChange: () => Promise<void>;
}

/** Makes a guest of whoever has no session yet. */
const makeGuest = () => fetch('/api/auth/sign-in/anonymous', { method: 'POST' });

/** A passkey, or why there can be none here. */
const Passkey = ({ action, onPress }: { readonly action: string; readonly onPress: () => Promise<void> }) => {
  const t = useTranslations('web.account');
  const obstacle = passkeyObstacle();
  const [busy, setBusy] = useState(false);
  if (obstacle !== undefined) return <p className="cap">{t(`obstacle.${obstacle}`)}</p>;
  return (
    <Button
      className={styles.start}
      busy={busy}
      icon={<KeyRound className="i" aria-hidden="true" />}
      onClick={async () => {
        setBusy(true);
        await onPress().catch(() => toast.error(t('passkeyFailed')));
        setBusy(false);
      }}
    >
      {action}
    </Button>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={styles.part}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
);

/** Becoming an account, signing in to one, and out again. */
export const Account = ({ me, onChange }: AccountProps) => {
  const t = useTranslations('web.account');
  const guest = useTranslations('web.start')('guest');
  const act = useAct();
  const name = usePlayerName().trim() || guest;
  const isGuest = me === undefined || me.guest;

  const arrived = async ({ moved, stayed }: Entry, said: string) => {
    toast.success(said);
    if (moved > 0) toast.success(t('moved', { count: moved }));
    if (stayed > 0) toast.error(t('stayed', { count: stayed }));
    await onChange();
  };
  const become = async (credentials: Credentials) => {
    if (me === undefined) await makeGuest();
    await arrived(await server.me.become.mutate(credentials), t('saved'));
  };
  const enter = async (credentials: Credentials) =>
    arrived(await server.me.enter.mutate(credentials), t('entered'));
  const newPasskey = async () => {
    if (me === undefined) await makeGuest();
    await addPasskey(name);
    toast.success(t('saved'));
    await onChange();
  };
  const leave = async () => {
    await act(server.me.leave.mutate());
    await onChange();
  };
  const leaveOthers = () => act(server.me.leaveOthers.mutate().then(() => toast.success(t('leftOthers'))));

  if (!isGuest)
    return (
      <Sheet title={t('title')} className={styles.sheet}>
        <p>{me.email === null ? t('isByPasskey') : t('is', { email: me.email })}</p>
        <Passkey action={t('addPasskey', { count: me.passkeys })} onPress={newPasskey} />
        <Passkeys count={me.passkeys} onChange={onChange} />
        {me.password ? (
          <Part title={t('changePassword')}>
            <PasswordForm email={me.email ?? ''} />
          </Part>
        ) : (
          <Part title={t('addPassword')}>
            <p>{t('noMail')}</p>
            <CredentialsForm fresh action={t('save')} onSend={become} />
          </Part>
        )}
        <div className={styles.row}>
          <Button icon={<LogOut className="i" aria-hidden="true" />} onClick={leave}>
            {t('leave')}
          </Button>
          <Button onClick={leaveOthers}>{t('leaveOthers')}</Button>
        </div>
      </Sheet>
    );
  return (
    <Sheet title={t('title')} className={styles.sheet}>
      <p>{t('guest')}</p>
      <Part title={t('become')}>
        <p>{t('noMail')}</p>
        <CredentialsForm fresh action={t('make')} onSend={become} />
        <p>{t('orPasskey')}</p>
        <Passkey action={t('makePasskey')} onPress={newPasskey} />
      </Part>
      <Part title={t('enter')}>
        {me?.seated ? <p>{t('along')}</p> : null}
        <CredentialsForm fresh={false} action={t('enter')} onSend={enter} />
        <Passkey
          action={t('enterPasskey')}
          onPress={async () => arrived(await enterByPasskey(), t('entered'))}
        />
      </Part>
    </Sheet>
  );
};
