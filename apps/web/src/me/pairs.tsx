import { useTranslations } from 'next-intl';
import { together } from './counts.ts';
import { Figures } from './figures.tsx';
import type { InsightProps } from './insights.ts';
import styles from './me.module.css';
import { Presets } from './presets.tsx';

/** Pairs that were declared, and falls for going over the target. */
export const Pairs = ({ presets }: InsightProps) => {
  const t = useTranslations('web.statistics');
  const { matches = 0, wins = 0, deals = 0, trumf = 0, tjog = 0, falls = 0 } = together(presets);
  return (
    <section className={styles.insight}>
      <h3>{t('pairs.title')}</h3>
      <Figures
        all={[
          [t('matches'), `${matches}`],
          [t('wins'), `${wins}`],
          [t('pairs.deals'), `${deals}`],
          [t('pairs.trumf'), `${trumf}`],
          [t('pairs.tjog'), `${tjog}`],
          [t('pairs.falls'), `${falls}`],
        ]}
      />
      {presets.length > 1 ? <Presets presets={presets} /> : null}
    </section>
  );
};
