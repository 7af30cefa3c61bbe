'use client';

import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { CodeInput } from '../lobby/code-input.tsx';
import { useTrouble } from '../tables/act.ts';
import { reasonOf, server } from '../trpc/client.ts';
import styles from './me.module.css';

interface CodeFormProps {
  readonly labelledBy: string;
  readonly onTaken: () => Promise<void>;
}

/** The way in for whoever has a code on another device. */
export const CodeForm = ({ labelledBy, onTaken }: CodeFormProps) => {
  const t = useTranslations('web.device');
  const trouble = useTrouble();
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const told = useId();
  const take = async () => {
    if (code.trim() === '' || busy) return;
    setBusy(true);
    try {
      await server.me.take.mutate({ code });
      setCode('');
      await onTaken();
    } catch (error) {
      const reason = reasonOf(error);
      setFailed(trouble(reason === 'malformed' ? 'unknown-link' : reason));
    }
    setBusy(false);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <div className={styles.row}>
        <CodeInput
          className={styles.letters}
          aria-labelledby={labelledBy}
          aria-describedby={told}
          code={code}
          wrong={failed !== undefined}
          onCode={(typed) => {
            setCode(typed);
            setFailed(undefined);
          }}
        />
        <Button type="submit" busy={busy} disabled={code.trim() === ''}>
          {t('take')}
        </Button>
      </div>
      <p id={told} role="alert" className={styles.trouble}>
        {failed}
      </p>
    </form>
  );
};
