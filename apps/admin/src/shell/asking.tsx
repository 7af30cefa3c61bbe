import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import type { Asked } from '../server/use-answer.ts';
import styles from './shell.module.css';

/** What stands where an answer is not there: that it is waited for, or why it does not come. */
export const Asking = ({ asked: { failed, again } }: { readonly asked: Asked<unknown> }) => {
  const t = useTranslations('admin.shell');
  if (failed === undefined) return <p role="status">{t('waiting')}</p>;
  return (
    <div className={styles.acts} role="alert">
      <p className={styles.failed}>{failed}</p>
      <Button onClick={again}>{t('again')}</Button>
    </div>
  );
};
