import { Tag } from '@stikk/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { SignalPerson } from '../server/client.ts';
import table from '../shell/table.module.css';
import styles from './signals.module.css';

interface FactRowProps {
  readonly people: readonly SignalPerson[];
  /** In the order of the heads. */
  readonly figures: readonly string[];
  /** Id of a match. */
  readonly latest: string;
}

/** The numbers of one person or more, with the ways to their files and to a match. */
export const FactRow = ({ people, figures, latest }: FactRowProps) => {
  const t = useTranslations('admin.signals');
  const who = people.map(({ name }) => name).join(', ');
  return (
    <tr>
      <th scope="row" className={styles.who}>
        {people.map(({ name, guest, matchId, seat }, place) => (
          <Fragment key={`${matchId} ${seat}`}>
            {place > 0 ? ', ' : null}
            <Link href={`/people/${matchId}/${seat}`}>{name}</Link>
            {guest ? (
              <>
                {' '}
                <Tag>{t('guest')}</Tag>
              </>
            ) : null}
          </Fragment>
        ))}
      </th>
      {figures.map((figure, place) => (
        <td key={place} className={table.num}>
          {figure}
        </td>
      ))}
      <td>
        <Link href={`/matches/${latest}`} aria-label={t('openOne', { who })}>
          {t('open')}
        </Link>
      </td>
    </tr>
  );
};
