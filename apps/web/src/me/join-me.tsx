'use client';

import { Button, buttonClass, PlayingCard } from '@stikk/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { rememberName } from '../lobby/name.ts';
import { Way } from '../shell/way.tsx';
import { useTrouble } from '../tables/act.ts';
import { reasonOf, server } from '../trpc/client.ts';
import styles from './me.module.css';
import { useMe } from './use-me.ts';

/** What stands behind the hash never leaves the browser by itself: not in a request, and not to whoever previews links. */
const useToken = (): string =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
    () => location.hash.slice(1),
    () => '',
  );

/** Where a link from another device leads: one button, which uses it up. */
export const JoinMe = () => {
  const t = useTranslations('web.joinMe');
  const trouble = useTrouble();
  const router = useRouter();
  const token = useToken();
  const { known } = useMe();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const { name } = await server.me.take.mutate({ token });
      if (name !== null) rememberName(name);
      router.replace('/');
    } catch (error) {
      const reason = reasonOf(error);
      setFailed(trouble(reason === 'malformed' ? 'unknown-link' : reason));
      setBusy(false);
    }
  };
  return (
    <main id="main" className="stop">
      <div className="stop-felt">
        <PlayingCard card="QH" index="en" size={96} />
      </div>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>{t('own')}</p>
      {known.kind === 'known' && known.me.guest && known.me.seated ? (
        <p className={styles.warning}>{t('lost')}</p>
      ) : null}
      <p role="alert" className={styles.trouble}>
        {failed}
      </p>
      <div className="stop-ways">
        <Button look="primary" busy={busy} disabled={token === ''} onClick={take}>
          {t('take')}
        </Button>
        <Way className={buttonClass('plain')} href="/">
          {t('not')}
        </Way>
      </div>
    </main>
  );
};
