'use client';

import { Button, Notice, WarnIcon } from '@stikk/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { parseAsInteger, useQueryState } from 'nuqs';
import { server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import styles from '../shell/table.module.css';
import { useTime } from '../shell/time.ts';

const MATCH_ACTS: readonly string[] = ['look', 'read talk', 'study', 'take', 'leave', 'ask', 'close'];

/** What staff looked at and did, the latest first, and whether the log is whole. */
export const Audit = () => {
  const t = useTranslations('admin.audit');
  const time = useTime();
  const [before, setBefore] = useQueryState('before', parseAsInteger);
  const asked = useAnswer(`audit ${before}`, () =>
    server.audit.query(before === null ? {} : { before: Math.max(1, before) }),
  );
  if (asked.answer === undefined)
    return (
      <>
        <h1>{t('title')}</h1>
        <Asking asked={asked} />
      </>
    );
  const { rows, broken } = asked.answer;
  const last = rows.at(-1)?.seq ?? 1;
  return (
    <>
      <h1>{t('title')}</h1>
      {broken === null ? (
        <p>{t('whole')}</p>
      ) : (
        <Notice icon={<WarnIcon />} urgent>
          {t('broken', { seq: broken })}
        </Notice>
      )}
      <section className={styles.scroll} aria-label={t('title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('at')}</th>
              <th scope="col">{t('by')}</th>
              <th scope="col">{t('act')}</th>
              <th scope="col">{t('subject')}</th>
              <th scope="col">{t('detail')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seq, at, by, who, act, subject, detail }) => (
              <tr key={seq}>
                <td className={styles.num}>{seq}</td>
                <td className={styles.num}>{time.moment(at)}</td>
                <td>{who ?? by}</td>
                <td>{act}</td>
                <td>
                  {MATCH_ACTS.includes(act) || act.startsWith('rule') ? (
                    <Link href={`/matches/${subject}`}>{subject}</Link>
                  ) : (
                    subject
                  )}
                </td>
                <td>
                  {Object.entries(detail)
                    .map(([name, value]) => `${name} ${String(value)}`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <nav className={styles.pages} aria-label={t('title')}>
        <Button disabled={before === null} onClick={() => setBefore(null)}>
          {t('latest')}
        </Button>
        <Button disabled={last <= 1} onClick={() => setBefore(last)}>
          {t('earlier')}
        </Button>
      </nav>
    </>
  );
};
