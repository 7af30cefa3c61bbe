'use client';

import { Button, buttonClass, Notice, TopBar } from '@stikk/ui';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Settings } from '../shell/settings.tsx';
import { Stop } from '../shell/stop.tsx';
import { Way } from '../shell/way.tsx';
import { NewSheet } from './new-sheet.tsx';
import styles from './score.module.css';
import { SheetList } from './sheet-list.tsx';
import { SheetPage } from './sheet-page.tsx';
import { useFacts, useSheets } from './use-shelf.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
/** The sheet is named behind the `#`, so that one page kept for want of a network opens them all. */
const useSheetId = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );

const toSheet = (sheet: string) => {
  location.hash = sheet;
};

const Opened = ({ sheet }: { readonly sheet: string }) => {
  const t = useTranslations('web.score');
  const facts = useFacts(sheet);
  if (facts === 'asking') return <main id="main" />;
  if (facts !== 'failed' && facts.length > 0) return <SheetPage facts={facts} onClose={() => toSheet('')} />;
  return (
    <Stop title={t('missing')} text={facts === 'failed' ? t('closed') : t('missingText')}>
      <Button look="primary" onClick={() => toSheet('')}>
        {t('all')}
      </Button>
    </Stop>
  );
};

const Shelf = () => {
  const t = useTranslations('web.score');
  const shell = useTranslations('web.shell');
  const sheets = useSheets();
  const known = typeof sheets === 'string' ? [] : sheets;
  return (
    <>
      <TopBar
        heading
        title={t('title')}
        start={
          <Way href="/" className={buttonClass('icon', 'btn-bare')} aria-label={shell('home')}>
            <ArrowLeft className="i" aria-hidden="true" />
          </Way>
        }
        always={<Settings />}
      />
      <main id="main" className={styles.shelf}>
        <p className={styles.lead}>{t('lead')}</p>
        {sheets === 'failed' ? <Notice>{t('closed')}</Notice> : null}
        <SheetList title={t('unfinished')} sheets={known.filter(({ over }) => !over)} />
        {sheets === 'asking' ? null : <NewSheet names={known[0]?.names ?? []} onBegun={toSheet} />}
        <SheetList title={t('finished')} sheets={known.filter(({ over }) => over)} />
      </main>
    </>
  );
};

/** Score sheets for people who play with cards of their own. */
export const ScorePage = () => {
  const sheet = useSheetId();
  return sheet === '' ? <Shelf /> : <Opened key={sheet} sheet={sheet} />;
};
