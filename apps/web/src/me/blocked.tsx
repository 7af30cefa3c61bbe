'use client';

import { Button, Sheet } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useAct } from '../tables/act.ts';
import { server } from '../trpc/client.ts';
import styles from './me.module.css';

type People = readonly { readonly key: string; readonly name: string }[];

/** Whose words the reader does not want to read. Nothing at all where there is nobody. */
export const Blocked = () => {
  const t = useTranslations('web.me');
  const act = useAct();
  const [people, setPeople] = useState<People>([]);
  useEffect(() => {
    server.me.blocked.query().then(setPeople, () => undefined);
  }, []);
  if (people.length === 0) return null;
  const unblock = async (key: string) => {
    await act(server.me.unblock.mutate({ key }));
    setPeople((await act(server.me.blocked.query())) ?? people);
  };
  return (
    <Sheet title={t('blocked')} className={styles.sheet}>
      <p>{t('blockedText')}</p>
      <ul className={styles.people}>
        {people.map(({ key, name }) => (
          <li key={key}>
            <b>{name}</b>
            <Button label={t('unblockOf', { name })} onClick={() => unblock(key)}>
              {t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
