'use client';

import { presetName } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import { useOwnSheets } from '../lobby/own-sheets.ts';
import { PRESETS } from './family.ts';
import styles from './preset-chips.module.css';

/** Presets that are always in sight; the rest stand in a list. */
const FIRST = 3;

interface PresetChipsProps {
  preset: string;
  /** The query of the table as it is set. */
  query: string;
  onPreset: (preset: string) => void;
  onOwn: (query: string) => void;
}

/** Rule sheets to begin from: the known ones and the player's own. */
export const PresetChips = ({ preset, query, onPreset, onOwn }: PresetChipsProps) => {
  const t = useTranslations('web.new');
  const words = useGameWords();
  const own = useOwnSheets();
  const isOwn = own.some((sheet) => sheet.query === query);
  const first = PRESETS.slice(0, FIRST);
  const shown = first.includes(preset) ? first : [preset, ...first];
  const rest = PRESETS.filter((name) => !shown.includes(name));
  return (
    <ul className={styles.chips} aria-label={t('presets')}>
      {shown.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="pc"
            aria-pressed={name === preset && !isOwn}
            onClick={() => onPreset(name)}
          >
            {presetName(words, name)}
          </button>
        </li>
      ))}
      {own.map((sheet) => (
        <li key={`own ${sheet.name}`}>
          <button
            type="button"
            className="pc"
            aria-pressed={sheet.query === query}
            onClick={() => onOwn(sheet.query)}
          >
            {sheet.name}
          </button>
        </li>
      ))}
      <li className={styles.more}>
        <select
          className="pc"
          aria-label={t('morePresets')}
          value=""
          onChange={({ target }) => onPreset(target.value)}
        >
          <option value="" disabled hidden>
            {t('others')}
          </option>
          {rest.map((name) => (
            <option key={name} value={name}>
              {presetName(words, name)}
            </option>
          ))}
        </select>
      </li>
    </ul>
  );
};
