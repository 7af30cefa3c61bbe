import { Tag } from '@stikk/ui';
import { presetName } from '@stikk/words';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import type { FoundDispute } from '../server/client.ts';
import styles from '../shell/table.module.css';
import { useTime } from '../shell/time.ts';

const OUTCOMES = { open: 'missed', appealed: 'missed', taken: 'go', waiting: 'go', proposed: 'go' } as const;

/** How a dispute stands, on a pill. */
export const StateTag = ({ state }: { readonly state: FoundDispute['state'] }) => {
  const t = useTranslations('ruling.state');
  const outcomes: Readonly<Record<string, 'missed' | 'go' | undefined>> = OUTCOMES;
  return <Tag outcome={outcomes[state]}>{t(state as 'open')}</Tag>;
};

interface DisputeTableProps {
  readonly rows: readonly FoundDispute[];
  /** What they are, as a whole. */
  readonly label: string;
}

/** Disputes in rows. */
export const DisputeTable = ({ rows, label }: DisputeTableProps) => {
  const t = useTranslations('admin.disputes');
  const kinds = useTranslations('ruling.category');
  const g = useGameWords();
  const time = useTime();
  return (
    <section className={styles.scroll} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('about')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('match')}</th>
            <th scope="col">{t('openedAt')}</th>
            <th scope="col">{t('updatedAt')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, category, state, preset, live, openedAt, updatedAt }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={`/disputes/${id}`}>{kinds(category as 'other')}</Link>
              </th>
              <td>
                <StateTag state={state} />
              </td>
              <td>
                {presetName(g, preset)}, {t(live ? 'live' : 'over')}
              </td>
              <td className={styles.num}>{time.moment(openedAt)}</td>
              <td className={styles.num}>{time.moment(updatedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
