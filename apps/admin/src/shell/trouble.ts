import { useTranslations } from 'next-intl';
import { reasonOf } from '../server/client.ts';

/** Why something did not work, in words: a failed request, or the code of an answer that says no. */
export function useTrouble(): (failed: unknown) => string {
  const t = useTranslations('admin.trouble');
  return (failed) => {
    const reason = typeof failed === 'string' ? failed : reasonOf(failed);
    if (reason === undefined) return t('unreachable');
    return t.has(reason as 'internal') ? t(reason as 'internal') : t('other', { reason });
  };
}
