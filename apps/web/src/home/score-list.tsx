'use client';

import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { usePresetName } from '../i18n/preset-name.ts';
import type { Shelved } from '../score/shelf.ts';
import styles from './match-list.module.css';

/** Score sheets of games with real cards that are not finished. */
export const ScoreList = () => {
  const t = useTranslations('web.home');
  const nameOf = usePresetName();
  const [sheets, setSheets] = useState<readonly Shelved[]>([]);
  useEffect(() => {
    import('../score/shelf.ts')
      .then(({ allSheets }) => allSheets())
      .then(
        (all) => setSheets(all.filter(({ over }) => !over)),
        // A device that keeps nothing has no sheets.
        () => setSheets([]),
      );
  }, []);
  if (sheets.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('scoreSheets')}>
      {sheets.map(({ id, title, preset, names, done }) => (
        <li key={id}>
          <Link className={styles.go} href={`/score#${id}`}>
            <span className={styles.dot} aria-hidden="true" />
            <span>
              <b>{t('scoreOn')}</b>
              <small>
                {t('scoreOnText', { name: title ?? nameOf(preset), names: names.join(', '), count: done })}
              </small>
            </span>
            <ArrowRight className="i" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
};
