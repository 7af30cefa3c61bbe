'use client';

import { Sheet, Tag } from '@stikk/ui';
import { presetName } from '@stikk/words';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { DisputeTable } from '../dispute/dispute-table.tsx';
import { useGameWords } from '../i18n/game-words.ts';
import { server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import { useTime } from '../shell/time.ts';
import styles from './start.module.css';

const SHOWN = 8;

/** What waits for a director, and how the server does. */
export const Start = () => {
  const t = useTranslations('admin.start');
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={styles.parts}>
        <ToJudge />
        <Waiting />
        <Live />
        <Health />
      </div>
    </>
  );
};

/** What other directors propose; nothing where nothing waits. */
const ToJudge = () => {
  const t = useTranslations('admin.start');
  const disputes = useTranslations('admin.disputes');
  const { answer } = useAnswer('judge', () =>
    server.disputes.query({ states: ['proposed'], judge: true, limit: SHOWN }),
  );
  if (answer === undefined || answer.total === 0) return null;
  return (
    <Sheet title={t('toJudge')} className={styles.wide}>
      <DisputeTable rows={answer.rows} label={disputes('groups.judge')} />
    </Sheet>
  );
};

const Waiting = () => {
  const t = useTranslations('admin.start');
  const disputes = useTranslations('admin.disputes');
  const asked = useAnswer('waiting', () =>
    server.disputes.query({ states: ['open', 'appealed', 'taken', 'waiting', 'proposed'], limit: SHOWN }),
  );
  return (
    <Sheet title={t('disputes')} className={styles.wide}>
      {asked.answer === undefined ? (
        <Asking asked={asked} />
      ) : asked.answer.total === 0 ? (
        <p>{t('noDisputes')}</p>
      ) : (
        <DisputeTable rows={asked.answer.rows} label={disputes('title')} />
      )}
    </Sheet>
  );
};

const Live = () => {
  const t = useTranslations('admin.start');
  const g = useGameWords();
  const time = useTime();
  const asked = useAnswer('live', () =>
    server.matches.query({ status: 'live', by: 'updatedAt', descending: true, limit: SHOWN }),
  );
  return (
    <Sheet title={t('live')}>
      {asked.answer === undefined ? (
        <Asking asked={asked} />
      ) : (
        <>
          <p>
            <Link href="/matches?status=live">{t('liveCount', { count: asked.answer.total })}</Link>
          </p>
          <ul className={styles.list}>
            {asked.answer.rows.map(({ id, seats, preset, updatedAt }) => (
              <li key={id}>
                <Link href={`/matches/${id}`}>{seats.join(', ')}</Link>
                <span className="cap">
                  {presetName(g, preset)}, {time.moment(updatedAt)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
};

const Health = () => {
  const t = useTranslations('admin.start');
  const asked = useAnswer('health', async () => {
    const since = performance.now();
    const { ok } = await fetch('/api/health', { cache: 'no-store' });
    return { ok, ms: Math.round(performance.now() - since) };
  });
  return (
    <Sheet title={t('server')}>
      {asked.answer === undefined ? (
        <Asking asked={asked} />
      ) : (
        <p>
          <Tag outcome={asked.answer.ok ? 'made' : 'missed'}>{t(asked.answer.ok ? 'well' : 'unwell')}</Tag>{' '}
          <span className="cap">{t('answered', { ms: asked.answer.ms })}</span>
        </p>
      )}
    </Sheet>
  );
};
