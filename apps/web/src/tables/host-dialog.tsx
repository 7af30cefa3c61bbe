'use client';

import { Button, Dialog, RuleField } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import styles from './host-dialog.module.css';
import type { Settings } from './settings.ts';
import { SettingsFields } from './settings-fields.tsx';
import type { Change } from './wire.ts';

export const LONGEST_PASSWORD = 40;

interface HostDialogProps {
  readonly settings: Settings & { readonly password: boolean };
  readonly onChange: (change: Change) => void;
  readonly onClose: () => void;
}

/** What the host decides beside rules and places. */
export const HostDialog = ({ settings, onChange, onClose }: HostDialogProps) => {
  const t = useTranslations('web.friends');
  const close = useTranslations('web.shell')('close');
  const [password, setPassword] = useState('');
  const field = useId();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('settings')} closeLabel={close}>
      <div className={styles.fields}>
        <SettingsFields value={settings} onChange={onChange} />
        <RuleField label={t('password')} hint={settings.password ? t('passwordSet') : t('passwordHint')}>
          <form
            className={styles.password}
            onSubmit={(event) => {
              event.preventDefault();
              if (password.trim() === '') return;
              onChange({ password });
              setPassword('');
            }}
          >
            <label htmlFor={field} className="vh">
              {t('password')}
            </label>
            <input
              id={field}
              className="field"
              value={password}
              maxLength={LONGEST_PASSWORD}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target }) => setPassword(target.value)}
            />
            <Button type="submit" disabled={password.trim() === ''}>
              {t('passwordKeep')}
            </Button>
            {settings.password ? (
              <Button look="bare" onClick={() => onChange({ password: null })}>
                {t('passwordDrop')}
              </Button>
            ) : null}
          </form>
        </RuleField>
      </div>
    </Dialog>
  );
};
