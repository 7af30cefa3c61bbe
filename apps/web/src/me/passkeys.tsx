'use client';

import { Button } from '@stikk/ui';
import { useFormatter, useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { LONGEST_NAME } from '../lobby/name.ts';
import { useAct } from '../tables/act.ts';
import { server } from '../trpc/client.ts';
import styles from './me.module.css';
import type { OwnPasskey } from './wire.ts';

interface PasskeyRowProps {
  readonly passkey: OwnPasskey;
  readonly onChange: () => Promise<void>;
}

/** One passkey: what it is called, and the way to be rid of it. */
const PasskeyRow = ({ passkey: { id, name, createdAt }, onChange }: PasskeyRowProps) => {
  const t = useTranslations('web.account');
  const format = useFormatter();
  const act = useAct();
  const field = useId();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const called =
    name ?? t('passkeyOf', { date: format.dateTime(createdAt, { timeZone, dateStyle: 'medium' }) });
  const [typed, setTyped] = useState(name ?? '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    if (await act(server.me.namePasskey.mutate({ id, name: typed }).then(() => true))) await onChange();
  };
  const remove = async () => {
    if (await act(server.me.removePasskey.mutate({ id }).then(() => true))) await onChange();
  };
  return (
    <details className={styles.part}>
      <summary>{called}</summary>
      <div>
        <form className={styles.form} onSubmit={save}>
          <label htmlFor={field}>{t('passkeyName')}</label>
          <div className={styles.row}>
            <input
              id={field}
              className="field"
              value={typed}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit">{t('save')}</Button>
          </div>
        </form>
        <Button className={styles.start} onClick={remove}>
          {t('removePasskey', { name: called })}
        </Button>
      </div>
    </details>
  );
};

/**
 * The reader's passkeys.
 * @param count of them, as far as is known; they are asked for anew when it is another
 */
export const Passkeys = ({
  count,
  onChange,
}: {
  readonly count: number;
  readonly onChange: () => Promise<void>;
}) => {
  const [passkeys, setPasskeys] = useState<readonly OwnPasskey[]>([]);
  const ask = useCallback(async () => {
    setPasskeys(await server.me.passkeys.query().catch(() => []));
  }, []);
  useEffect(() => {
    void ask();
  }, [ask, count]);
  const changed = async () => {
    await ask();
    await onChange();
  };
  return passkeys.map((passkey) => (
    <PasskeyRow key={`${passkey.id} ${passkey.name}`} passkey={passkey} onChange={changed} />
  ));
};
