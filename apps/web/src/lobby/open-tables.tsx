'use client';

import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { usePresetName } from '../i18n/preset-name.ts';
import { server } from '../trpc/client.ts';
import { useAsked } from '../trpc/use-asked.ts';
import styles from './lobby.module.css';

const EVERY_MS = 10_000;
const lobby = () => server.table.lobby.query();

/** Tables that anybody may sit down at, and the rule sheets that are played most. */
export const OpenTables = () => {
  const t = useTranslations('web.lobby');
  const presetName = usePresetName();
  const data = useAsked(lobby, EVERY_MS);
  if (!data) return null;
  return (
    <>
      {data.tables.length === 0 ? null : (
        <>
          <h3>{t('open')}</h3>
          <ul className={styles.tables}>
            {data.tables.map(({ tableId, name, preset, people, bots, seats, rated }) => (
              <li key={tableId}>
                <Link href={`/t/${tableId}`} prefetch={false}>
                  <span>
                    <b>{name}</b>
                    <small>
                      {t('openOf', { game: presetName(preset), taken: people.length + bots, seats })}
                      {rated ? `, ${t('rated')}` : null}
                    </small>
                  </span>
                  <ArrowRight className="i" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {data.presets.length === 0 ? null : (
        <>
          <h3>{t('popular')}</h3>
          <ul className={styles.popular}>
            {data.presets.map(({ preset }) => (
              <li key={preset}>
                <Link className="pc" href={`/rules/${preset}`}>
                  {presetName(preset)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
