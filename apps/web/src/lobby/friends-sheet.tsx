import { buttonClass, Sheet } from '@stikk/ui';
import { Users } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { CodeField } from './code-field.tsx';
import styles from './lobby.module.css';
import { OpenTables } from './open-tables.tsx';

/** The ways to a table with people: one's own, one that a code leads to, and those that are open to all. */
export const FriendsSheet = async () => {
  const t = await getTranslations('web.lobby');
  return (
    <Sheet title={t('title')} className={styles.friends}>
      <p>{t('text')}</p>
      <Link className={buttonClass('primary')} href="/new?with=friends">
        <Users className="i" aria-hidden="true" />
        {t('set')}
      </Link>
      <CodeField />
      <OpenTables />
    </Sheet>
  );
};
