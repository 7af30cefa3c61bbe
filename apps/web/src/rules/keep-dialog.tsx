'use client';

import { Button, Dialog } from '@stikk/ui';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { dropSheet, keepSheet, useOwnSheets } from '../lobby/own-sheets.ts';
import { toast } from '../shell/toast.ts';
import styles from './keep-dialog.module.css';

const LONGEST = 40;

interface KeepDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
}

/** Gives the rules as they stand a name, and keeps them on this device. */
export const KeepDialog = ({ open, onOpenChange, query }: KeepDialogProps) => {
  const t = useTranslations('web.keep');
  const close = useTranslations('web.shell')('close');
  const [name, setName] = useState('');
  const own = useOwnSheets();
  const field = useId();
  const keep = () => {
    const called = name.trim();
    if (called === '') return;
    if (keepSheet({ name: called, query })) {
      toast.success(t('kept', { name: called }));
      onOpenChange(false);
    } else toast.error(t('failed'));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
      closeLabel={close}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <label htmlFor={field}>{t('name')}</label>
        <input
          id={field}
          className="field"
          value={name}
          maxLength={LONGEST}
          required
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setName(target.value)}
        />
        <Button look="primary" type="submit" disabled={name.trim() === ''}>
          {own.some((sheet) => sheet.name === name.trim()) ? t('replace') : t('keep')}
        </Button>
      </form>
      {own.length === 0 ? null : (
        <>
          <h3>{t('own')}</h3>
          <ul className={styles.own}>
            {own.map((sheet) => (
              <li key={sheet.name}>
                <span>{sheet.name}</span>
                <Button
                  look="icon"
                  label={t('drop', { name: sheet.name })}
                  icon={<X className="i" aria-hidden="true" />}
                  onClick={() => dropSheet(sheet.name)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};
