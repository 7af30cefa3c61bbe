import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { type Share, sharesOf, together } from './counts.ts';
import { Figures } from './figures.tsx';
import type { InsightProps } from './insights.ts';
import styles from './me.module.css';
import { Presets } from './presets.tsx';

interface SharesProps {
  readonly title: string;
  readonly shares: readonly Share[];
  readonly nameOf: (group: number) => string;
}

/** How many bids held, group by group. */
const Shares = ({ title, shares, nameOf }: SharesProps) => {
  const t = useTranslations('web.statistics');
  const format = useFormatter();
  // A stand-in bid in all of them.
  if (shares.length === 0) return null;
  return (
    <table className={styles.shares}>
      <caption>{title}</caption>
      <tbody>
        {shares.map(({ group, made, of }) => (
          <tr key={group}>
            <th scope="row">{nameOf(group)}</th>
            <td aria-hidden="true">
              <span style={{ '--part': made / of } as CSSProperties} />
            </td>
            <td>{format.number(made / of, { style: 'percent' })}</td>
            <td>{t('madeOf', { made, of })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Bids: how many held, with how many cards, from which place, and what went wrong with the others. */
export const Bids = ({ presets }: InsightProps) => {
  const t = useTranslations('web.statistics');
  const format = useFormatter();
  const counts = together(presets);
  const { matches = 0, wins = 0, bids = 0, made = 0, over = 0, under = 0, flatOut = 0 } = counts;
  const part = (count: number) => format.number(bids === 0 ? 0 : count / bids, { style: 'percent' });
  return (
    <section className={styles.insight}>
      <h3>{t('bids.title')}</h3>
      <Figures
        all={[
          [t('matches'), `${matches}`],
          [t('wins'), `${wins}`],
          [t('bids.made'), part(made)],
          [t('bids.over'), part(over)],
          [t('bids.under'), part(under)],
          [t('bids.flatOut'), `${flatOut}`],
        ]}
      />
      <div className={styles.groups}>
        <Shares
          title={t('bids.bySize')}
          shares={sharesOf(counts, 'size')}
          nameOf={(count) => t('bids.size', { count })}
        />
        <Shares
          title={t('bids.byPlace')}
          shares={sharesOf(counts, 'place')}
          nameOf={(count) => (count === 0 ? t('bids.dealer') : t('bids.place', { count }))}
        />
      </div>
      <Presets
        presets={presets}
        more={{
          what: t('bids.points'),
          of: ({ points = 0, bids: deals = 0 }) =>
            format.number(deals === 0 ? 0 : points / deals, { maximumFractionDigits: 1 }),
        }}
      />
    </section>
  );
};
