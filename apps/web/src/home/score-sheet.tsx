import { buttonClass, Sheet } from '@stikk/ui';
import { NotebookPen } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import styles from './more-sheets.module.css';

/** The way to a score sheet, for those who have cards of their own. */
export const ScoreSheetWay = async () => {
  const t = await getTranslations('web.home');
  return (
    <Sheet title={t('score')} className={styles.more}>
      <p>{t('scoreText')}</p>
      <Link className={buttonClass('plain', styles.write)} href="/score">
        <NotebookPen className="i" aria-hidden="true" />
        {t('scoreOpen')}
      </Link>
    </Sheet>
  );
};
