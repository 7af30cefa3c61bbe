import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import styles from './table.module.css';

/** So many rows on a page of any list. */
export const PAGE = 25;

interface PagesProps {
  readonly skip: number;
  readonly total: number;
  readonly onSkip: (skip: number) => void;
}

/** Which rows of a list are shown, and the ways to the others. */
export const Pages = ({ skip, total, onSkip }: PagesProps) => {
  const t = useTranslations('admin.list');
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <span className="num" role="status">
        {t('shown', { from: total === 0 ? 0 : skip + 1, to: Math.min(skip + PAGE, total), total })}
      </span>
      <Button disabled={skip === 0} onClick={() => onSkip(Math.max(0, skip - PAGE))}>
        {t('before')}
      </Button>
      <Button disabled={skip + PAGE >= total} onClick={() => onSkip(skip + PAGE)}>
        {t('next')}
      </Button>
    </nav>
  );
};
