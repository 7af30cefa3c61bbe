'use client';

import { Button, Logo } from '@stikk/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { server } from '../server/client.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './shell.module.css';
import { OnDuty, useDuty } from './staff.tsx';

const WAYS = [
  { to: '/', word: 'start' },
  { to: '/matches', word: 'matches' },
  { to: '/disputes', word: 'disputes' },
  { to: '/recheck', word: 'recheck' },
  { to: '/signals', word: 'signals' },
  { to: '/numbers', word: 'numbers', admin: true },
  { to: '/staff', word: 'staff', admin: true },
  { to: '/audit', word: 'audit', admin: true },
] as const;

/** What is around every page of whoever is signed in. */
export const Shell = ({ children, wide }: { readonly children: ReactNode; readonly wide?: boolean }) => (
  <OnDuty>
    <Bar />
    <main id="main" className={wide ? styles.wide : styles.main}>
      {children}
    </main>
  </OnDuty>
);

const Bar = () => {
  const t = useTranslations('admin.shell');
  const path = usePathname();
  const { staff } = useDuty();
  const isAt = (to: string) => (to === '/' ? path === '/' : path.startsWith(to));
  const leave = async () => {
    await server.signOut.mutate().catch(() => undefined);
    location.replace('/sign-in');
  };
  return (
    <header className={styles.bar}>
      <Logo name={t('title')} />
      <nav aria-label={t('ways')}>
        {WAYS.filter((way) => !('admin' in way) || staff.role === 'admin').map(({ to, word }) => (
          <Link key={to} href={to} aria-current={isAt(to) ? 'page' : undefined}>
            {t(word)}
          </Link>
        ))}
      </nav>
      <span className={styles.who}>
        {staff.name}
        <span className="cap">{t(`roles.${staff.role}`)}</span>
      </span>
      <LanguageChoice />
      <Button look="bare" onClick={leave}>
        {t('signOut')}
      </Button>
    </header>
  );
};
