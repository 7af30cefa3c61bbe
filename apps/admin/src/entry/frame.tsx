'use client';

import { Logo } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../shell/language-choice.tsx';
import styles from '../shell/shell.module.css';

/** A page for whoever is not signed in yet. */
export const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const t = useTranslations('admin.shell');
  return (
    <>
      <header className={styles.bar}>
        <Logo name={t('title')} />
        <LanguageChoice />
      </header>
      <main id="main" className={styles.narrow}>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
};
