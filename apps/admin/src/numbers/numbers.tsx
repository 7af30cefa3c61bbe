'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type NumbersView, server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import table from '../shell/table.module.css';
import { useTime } from '../shell/time.ts';
import styles from './numbers.module.css';

const AGAIN_MS = 5000;
const KILO = 1000;
const MEGA = 1_000_000;

/** How the server does, told anew every few moments. */
export const Numbers = () => {
  const t = useTranslations('admin.numbers');
  const asked = useAnswer('numbers', () => server.numbers.query());
  const { again } = asked;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  return (
    <>
      <h1>{t('title')}</h1>
      {asked.answer === undefined ? <Asking asked={asked} /> : <Told numbers={asked.answer} />}
    </>
  );
};

const Told = ({ numbers }: { readonly numbers: NumbersView }) => {
  const t = useTranslations('admin.numbers');
  const time = useTime();
  const format = useFormatter();
  const ms = (value: number) => t('ms', { ms: format.number(value, { maximumFractionDigits: 1 }) });
  const { live, moving, followed, people, streams, moves, latency, lag, errors, storage } = numbers;
  const size = (bytes: number) =>
    bytes < MEGA
      ? t('kilobytes', { size: format.number(bytes / KILO, { maximumFractionDigits: 0 }) })
      : t('megabytes', { size: format.number(bytes / MEGA, { maximumFractionDigits: 1 }) });
  return (
    <>
      <p className="cap">{t('since', { at: time.moment(numbers.since), now: time.clock(numbers.now) })}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('live')}</dt>
          <dd>{format.number(live)}</dd>
          <dd className="cap">{t('liveMore', { moving, followed })}</dd>
        </div>
        <div>
          <dt>{t('people')}</dt>
          <dd>{format.number(people)}</dd>
          <dd className="cap">{t('streams', { count: streams })}</dd>
        </div>
        <div>
          <dt>{t('moves')}</dt>
          <dd>{format.number(moves, { maximumFractionDigits: 2 })}</dd>
          <dd className="cap">{t('movesMore')}</dd>
        </div>
        <div>
          <dt>{t('latency')}</dt>
          <dd>{latency === null ? '–' : ms(latency.p50)}</dd>
          <dd className="cap">
            {latency === null
              ? t('latencyNone')
              : t('latencyMore', { p95: ms(latency.p95), p99: ms(latency.p99), count: latency.count })}
          </dd>
        </div>
        <div>
          <dt>{t('lag')}</dt>
          <dd>{ms(lag.p50)}</dd>
          <dd className="cap">{t('lagMore', { p99: ms(lag.p99), max: ms(lag.max) })}</dd>
        </div>
        <div>
          <dt>{t('errors')}</dt>
          <dd>{format.number(errors.hour)}</dd>
          <dd className="cap">{t('errorsMore', { count: errors.all })}</dd>
        </div>
        <div>
          <dt>{t('storage')}</dt>
          <dd>{size(storage.bytes)}</dd>
        </div>
      </dl>
      <h2 id="tables">{t('tables')}</h2>
      <section className={table.scroll} aria-labelledby="tables">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('table')}</th>
              <th scope="col">{t('rows')}</th>
              <th scope="col">{t('size')}</th>
            </tr>
          </thead>
          <tbody>
            {storage.tables.map(({ name, rows, bytes }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={table.num}>{format.number(rows)}</td>
                <td className={table.num}>{size(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};
