'use client';

import { Dialog } from '@stikk/ui';
import { useLocale, useTranslations } from 'next-intl';
import { LANGUAGE_NAMES, LOCALES } from '../i18n/locale.ts';
import { TurnChoice } from '../push/turn-choice.tsx';
import { SoundChoice } from '../sound/sound-choice.tsx';
import { useSetLanguage } from './language.tsx';
import { useOffline } from './offline.ts';
import { Pick } from './pick.tsx';
import styles from './settings.module.css';
import { ThemeChoice } from './theme-choice.tsx';

export interface SettingsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Language, look and sound, and what the app does while nobody looks at it. */
export const SettingsDialog = ({ open, onOpenChange }: SettingsDialogProps) => {
  const t = useTranslations('web.shell');
  const locale = useLocale();
  const setLanguage = useSetLanguage();
  const offline = useOffline();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('settings')} closeLabel={t('close')}>
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
        <h3>{t('sounds')}</h3>
        <SoundChoice />
        <h3>{t('turn.title')}</h3>
        <TurnChoice />
        <h3>{t('offline')}</h3>
        <p>{t(`offlineStates.${offline}`)}</p>
      </div>
    </Dialog>
  );
};
