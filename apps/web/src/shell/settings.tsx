'use client';

import { Button, buttonClass } from '@stikk/ui';
import { CircleUser, SunMoon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { later } from './later.tsx';
import styles from './settings.module.css';
import { Way } from './way.tsx';

const SettingsDialog = later(() =>
  import('./settings-dialog.tsx').then(({ SettingsDialog }) => SettingsDialog),
);

/** For the bar of any page: the way to who the reader is, and a button that opens the settings of this device. */
export const Settings = () => {
  const t = useTranslations('web.shell');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Way href="/me" className={buttonClass('icon', styles.open)} aria-label={t('me')}>
        <CircleUser className="i" aria-hidden="true" />
      </Way>
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
