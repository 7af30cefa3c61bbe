'use client';

import { Button, Dialog, Segmented } from '@stikk/ui';
import { SunMoon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useTheme } from 'next-themes';
import { useState } from 'react';
import { LANGUAGE_NAMES, LOCALES } from '../i18n/locale.ts';
import { useSetLanguage } from './language.tsx';
import { Pick } from './pick.tsx';
import styles from './settings.module.css';
import { CHOICES, type Theme } from './theme.ts';

const isTheme = (value: string | undefined): value is Theme => CHOICES.some((choice) => choice === value);

/** The look of this device. */
export const ThemeChoice = () => {
  const t = useTranslations('web.shell');
  const { theme, setTheme } = useTheme();
  return (
    <Segmented
      label={t('theme')}
      value={isTheme(theme) ? theme : 'system'}
      options={CHOICES.map((choice) => ({ value: choice, label: t(`themes.${choice}`) }))}
      onChange={setTheme}
    />
  );
};

/** A button that opens language and look, for the bar of any page. */
export const Settings = () => {
  const t = useTranslations('web.shell');
  const [open, setOpen] = useState(false);
  const locale = useLocale();
  const setLanguage = useSetLanguage();
  return (
    <>
      <Button
        look="icon"
        className={styles.open}
        label={t('settings')}
        icon={<SunMoon className="i" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onOpenChange={setOpen} title={t('settings')} closeLabel={t('close')}>
        <div className={styles.rows}>
          <h3>{t('language')}</h3>
          <Pick
            label={t('language')}
            value={locale}
            options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={setLanguage}
          />
          <h3>{t('theme')}</h3>
          <ThemeChoice />
        </div>
      </Dialog>
    </>
  );
};
