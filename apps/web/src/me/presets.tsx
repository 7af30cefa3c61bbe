import { useTranslations } from 'next-intl';
import { usePresetName } from '../i18n/preset-name.ts';
import styles from './me.module.css';
import type { PresetCounts } from './wire.ts';

interface PresetsProps {
  readonly presets: readonly PresetCounts[];
  /** One more column: what it is, and what stands in it. */
  readonly more?: { readonly what: string; readonly of: (counts: PresetCounts['counts']) => string };
}

/** Matches and wins under each rule sheet. */
export const Presets = ({ presets, more }: PresetsProps) => {
  const t = useTranslations('web.statistics');
  const nameOf = usePresetName();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('sheet')}</th>
          <th scope="col">{t('matches')}</th>
          <th scope="col">{t('wins')}</th>
          {more === undefined ? null : <th scope="col">{more.what}</th>}
        </tr>
      </thead>
      <tbody>
        {presets.map(({ preset, counts }) => (
          <tr key={preset}>
            <th scope="row">{nameOf(preset)}</th>
            <td>{counts.matches ?? 0}</td>
            <td>{counts.wins ?? 0}</td>
            {more === undefined ? null : <td>{more.of(counts)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
