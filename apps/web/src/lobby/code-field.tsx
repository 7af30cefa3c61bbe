'use client';

import { Button } from '@stikk/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useTrouble } from '../tables/act.ts';
import { reasonOf, server } from '../trpc/client.ts';
import { CodeInput } from './code-input.tsx';
import styles from './lobby.module.css';

/** The way in for whoever was told a code. */
export const CodeField = () => {
  const t = useTranslations('web.lobby');
  const trouble = useTrouble();
  const router = useRouter();
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ids = { field: useId(), trouble: useId() };
  const go = async () => {
    if (code.trim() === '' || busy) return;
    setBusy(true);
    try {
      const { tableId } = await server.table.find.query({ code });
      router.push(`/t/${tableId}`);
    } catch (error) {
      const reason = reasonOf(error);
      setFailed(reason === 'unknown-table' || reason === 'malformed' ? t('noCode') : trouble(reason));
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <label htmlFor={ids.field}>{t('code')}</label>
      <div>
        <CodeInput
          id={ids.field}
          aria-describedby={failed === undefined ? undefined : ids.trouble}
          code={code}
          wrong={failed !== undefined}
          onCode={(typed) => {
            setCode(typed);
            setFailed(undefined);
          }}
        />
        <Button type="submit" busy={busy} disabled={code.trim() === ''}>
          {t('go')}
        </Button>
      </div>
      <p id={ids.trouble} role="alert">
        {failed}
      </p>
    </form>
  );
};
