'use client';

import { Select } from '@stikk/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language.ts';

/** The language of this browser, here and where one plays. */
export const LanguageChoice = () => {
  const t = useTranslations('admin.shell');
  const router = useRouter();
  return (
    <Select
      label={t('language')}
      value={useLocale()}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={async (body) => {
        const answer = await fetch('/language', { method: 'POST', body }).catch(() => undefined);
        if (answer?.ok) router.refresh();
      }}
    />
  );
};
