'use client';

import { Segmented } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useTheme } from 'next-themes';
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
