'use client';

import { Button, Mark, Sheet, TopBar } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Settings } from '../shell/settings.tsx';
import { Way } from '../shell/way.tsx';
import gather from '../tables/gather.module.css';
import { Account } from './account.tsx';
import { Blocked } from './blocked.tsx';
import { Device } from './device.tsx';
import styles from './me.module.css';
import { NameForm } from './name-form.tsx';
import { Statistics } from './statistics.tsx';
import { useMe } from './use-me.ts';

/** Who the reader is: name, account, other devices, what they did, and whom they do not want to read. */
export const MePage = () => {
  const t = useTranslations('web.me');
  const home = useTranslations('web.shell')('home');
  const { known, again } = useMe();
  const [times, setTimes] = useState(0);
  const me = known.kind === 'known' ? known.me : undefined;
  const changed = async () => {
    await again();
    setTimes((before) => before + 1);
  };
  return (
    <>
      <TopBar
        sticky
        title={t('title')}
        subtitle={
          known.kind === 'asking' || known.kind === 'failed'
            ? null
            : me && !me.guest
              ? t('account')
              : t('guest')
        }
        start={
          <Way href="/" className={gather.home} aria-label={home}>
            <Mark />
          </Way>
        }
        always={<Settings />}
      />
      <main id="main" className={styles.page}>
        {known.kind === 'failed' ? (
          <Sheet className={styles.sheet}>
            <p role="alert">{t('failed')}</p>
            <Button className={styles.start} onClick={again}>
              {t('again')}
            </Button>
          </Sheet>
        ) : null}
        {known.kind === 'nobody' || known.kind === 'known' ? (
          <>
            <div className={styles.side}>
              <Sheet className={styles.sheet}>
                <NameForm session={me !== undefined} />
              </Sheet>
              <Account key={`account ${times}`} me={me} onChange={changed} />
              <Device key={`device ${times}`} session={me !== undefined} onTaken={changed} />
            </div>
            <div className={styles.side}>
              {me === undefined ? null : (
                <>
                  <Statistics key={`statistics ${times}`} />
                  <Blocked key={`blocked ${times}`} />
                </>
              )}
            </div>
          </>
        ) : null}
      </main>
    </>
  );
};
