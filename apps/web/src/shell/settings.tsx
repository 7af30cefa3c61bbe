'use client';

import { Button } from '@stikk/ui';
import { SunMoon } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import styles from './settings.module.css';

const SettingsDialog = dynamic(
  () => import('./settings-dialog.tsx').then(({ SettingsDialog }) => SettingsDialog),
  { ssr: false },
);

/** A button that opens language and look, for the bar of any page. */
export const Settings = () => {
  const t = useTranslations('web.shell');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        look="icon"
        className={styles.open}
        label={t('settings')}
        icon={<SunMoon className="i" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {open === undefined ? null : <SettingsDialog open={open} onOpenChange={setOpen} />}
    </>
  );
};
