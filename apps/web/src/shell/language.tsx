'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { isLocale, LANGUAGE_NAMES, LOCALES, type Locale } from '../i18n/locale.ts';
import styles from './language.module.css';
import { keepLanguage } from './offline.ts';
import { toast } from './toast.ts';

/** Sets the language of this browser and shows the page in it. */
export const useSetLanguage = () => {
  const t = useTranslations('web.shell');
  const router = useRouter();
  return async (locale: Locale) => {
    const answer = await fetch('/language', { method: 'POST', body: locale }).catch(() => undefined);
    if (answer?.ok) {
      router.refresh();
      keepLanguage();
      // Whoever was never asked whether they may be told has nothing to be told in.
      if (globalThis.Notification?.permission === 'granted')
        import('../push/device.ts').then(({ speak }) => speak(locale)).catch(() => undefined);
    } else toast.error(t('languageFailed'));
  };
};

const Options = () =>
  LOCALES.map((locale) => (
    <option key={locale} value={locale} lang={locale}>
      {LANGUAGE_NAMES[locale]}
    </option>
  ));

/** All languages in a row where there is room, else a list that opens. */
export const LanguageSwitch = () => {
  const t = useTranslations('web.shell');
  const chosen = useLocale();
  const set = useSetLanguage();
  const name = useId();
  return (
    <>
      <fieldset className={styles.row}>
        <legend className="vh">{t('language')}</legend>
        {LOCALES.map((locale) => (
          <label key={locale} lang={locale}>
            <input
              type="radio"
              name={name}
              value={locale}
              checked={locale === chosen}
              onChange={() => set(locale)}
            />
            <span>{LANGUAGE_NAMES[locale]}</span>
          </label>
        ))}
      </fieldset>
      <span className={styles.list}>
        <select
          aria-label={t('language')}
          value={chosen}
          onChange={({ target }) => isLocale(target.value) && set(target.value)}
        >
          <Options />
        </select>
      </span>
    </>
  );
};
