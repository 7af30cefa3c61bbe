import { games } from '@stikk/variants';
import { presetName } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import styles from '../shell/table.module.css';
import type { Query } from './query.ts';

const PRESETS = Object.values(games).flatMap((game) => Object.keys(game.presets));
const FACTS = ['disputed', 'automatic', 'struck'] as const;
const PAUSE_MS = 300;

interface FiltersProps {
  readonly query: Query;
  /** Only matches that are over are looked for. */
  readonly finished?: boolean;
  readonly onChange: (changes: Partial<Query>) => void;
}

/** What matches are looked for by. */
export const Filters = ({ query, finished, onChange }: FiltersProps) => {
  const t = useTranslations('admin.matches');
  const g = useGameWords();
  const [typed, setTyped] = useState(query.text);
  useEffect(() => {
    if (typed === query.text) return;
    const timer = setTimeout(() => onChange({ text: typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className={styles.filters}>
      <label className={styles.search}>
        {t('text')}
        <input
          className="field"
          type="search"
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <label>
        {t('game')}
        <select
          className="sel"
          value={query.preset}
          onChange={({ target }) => onChange({ preset: target.value })}
        >
          <option value="">{t('all')}</option>
          {PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {presetName(g, preset)}
            </option>
          ))}
        </select>
      </label>
      {finished ? null : (
        <label>
          {t('state')}
          <select
            className="sel"
            value={query.status ?? ''}
            onChange={({ target }) =>
              onChange({ status: target.value === '' ? null : (target.value as 'live' | 'finished') })
            }
          >
            <option value="">{t('all')}</option>
            <option value="live">{t('status.live')}</option>
            <option value="finished">{t('status.finished')}</option>
          </select>
        </label>
      )}
      {(['from', 'until'] as const).map((end) => (
        <label key={end}>
          {t(end)}
          <input
            className="field"
            type="date"
            value={query[end]?.toISOString().slice(0, 10) ?? ''}
            onChange={({ target }) => onChange({ [end]: target.valueAsDate })}
          />
        </label>
      ))}
      {FACTS.map((fact) => (
        <label key={fact} className={styles.check}>
          <input
            type="checkbox"
            checked={query[fact]}
            onChange={({ target }) => onChange({ [fact]: target.checked })}
          />
          {t(fact)}
        </label>
      ))}
    </search>
  );
};
