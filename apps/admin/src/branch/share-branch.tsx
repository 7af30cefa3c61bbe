import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import styles from './branch.module.css';
import type { Branch } from './course.ts';
import { fragmentOf } from './link.ts';

/** Makes the link to a branch, and puts it where links are pasted from. */
export const ShareBranch = ({ branch, live }: { readonly branch: Branch; readonly live: boolean }) => {
  const t = useTranslations('admin.branch');
  const [made, setMade] = useState<{ readonly branch: Branch; readonly link: string | undefined }>();
  const share = async () => {
    const fragment = await fragmentOf(branch);
    const link = fragment && `${location.origin}${location.pathname}#${fragment}`;
    setMade({ branch, link });
    // Where nothing may be put there, the link is there to be marked.
    if (link !== undefined) await navigator.clipboard?.writeText(link).catch(() => undefined);
  };
  const told = made?.branch === branch ? made : undefined;
  return (
    <>
      <Button onClick={share}>{t('share')}</Button>
      {told === undefined ? null : (
        <p role="status" className={styles.shared}>
          {told.link === undefined ? (
            t('tooLong')
          ) : (
            <>
              {t(live ? 'sharedLive' : 'shared')} <code>{told.link}</code>
            </>
          )}
        </p>
      )}
    </>
  );
};
