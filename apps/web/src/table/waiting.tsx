import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import styles from './waiting.module.css';

/** The cloth before anything lies on it. */
export const Waiting = ({ slow, text }: { readonly slow: boolean; readonly text?: string }) => {
  const t = useTranslations('table');
  return (
    <main id="main" className={styles.waiting}>
      <p role="status">
        {slow ? <WifiOff className="i" aria-hidden="true" /> : null}
        {slow ? t('notice.lost') : (text ?? t('notice.laying'))}
      </p>
    </main>
  );
};
