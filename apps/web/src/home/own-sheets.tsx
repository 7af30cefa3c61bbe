'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useOwnSheets } from '../lobby/own-sheets.ts';
import styles from './more-sheets.module.css';

/** The player's own house rules, if there are any on this device. */
export const OwnSheets = () => {
  const t = useTranslations('web.home');
  const sheets = useOwnSheets();
  if (sheets.length === 0) return null;
  return (
    <>
      <h3>{t('own')}</h3>
      <ul className={styles.chips}>
        {sheets.map(({ name, query }) => (
          <li key={name}>
            <Link className="pc" href={`/new?${query}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
