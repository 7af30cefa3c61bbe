'use client';

import { Sheet } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { server } from '../trpc/client.ts';
import { INSIGHTS } from './insights.ts';
import styles from './me.module.css';
import type { PresetCounts } from './wire.ts';

/** What the reader did in finished matches, game by game. Matches that are not counted yet are, meanwhile. */
export const Statistics = () => {
  const t = useTranslations('web.statistics');
  const [presets, setPresets] = useState<readonly PresetCounts[]>();
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      for (let more = true; more && !gone; ) {
        const told = await server.me.statistics.query();
        more = told.more;
        if (!gone) setPresets(told.presets);
      }
    };
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  if (presets === undefined) return null;
  const played = Object.entries(INSIGHTS)
    .map(([game, Insight]) => ({ game, Insight, own: presets.filter((preset) => preset.game === game) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Sheet title={t('title')} className={styles.sheet}>
      {played.length === 0 ? <p>{t('none')}</p> : null}
      {played.map(({ game, Insight, own }) => (
        <Insight key={game} presets={own} />
      ))}
    </Sheet>
  );
};
