import { Button, Dialog } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { answerPasskey, passkeysWork } from '../entry/passkey.ts';
import { server } from '../server/client.ts';
import styles from './shell.module.css';
import { useTrouble } from './trouble.ts';

/** Asks once more who one is, before what cannot be undone. */
export const ProveDialog = ({ onSettle }: { readonly onSettle: (proved: boolean) => void }) => {
  const t = useTranslations('admin.entry');
  const trouble = useTrouble();
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ids = { password: useId(), told: useId() };
  const prove = async (doing: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await doing();
      onSettle(true);
    } catch (error) {
      setFailed(trouble(error));
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void prove(() => server.prove.mutate({ password }));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onSettle(false)}
      title={t('proveTitle')}
      description={t('proveText')}
      closeLabel={t('close')}
    >
      <form className={styles.form} onSubmit={send}>
        <label htmlFor={ids.password}>{t('password')}</label>
        <input
          id={ids.password}
          className="field"
          type="password"
          required
          autoComplete="current-password"
          value={password}
          aria-describedby={ids.told}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p id={ids.told} role="alert" className={styles.failed}>
          {failed}
        </p>
        <div className={styles.acts}>
          <Button type="submit" look="primary" busy={busy}>
            {t('proveAct')}
          </Button>
          {passkeysWork() ? (
            <Button
              onClick={() => prove(() => answerPasskey((response) => server.proveByPasskey.mutate(response)))}
            >
              {t('passkey')}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
};
