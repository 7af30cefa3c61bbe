import type { Seat } from '@stikk/engine';
import { Switch } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import { Position } from '../position/position.tsx';
import { standingAt } from './film.ts';
import styles from './replay.module.css';
import type { Replay, View } from './use-replay.ts';

interface ViewsProps {
  readonly replay: Replay;
  /** The course that the match took, where the replay is of another. */
  readonly record?: Replay | undefined;
}

/** The position at the entry: with all hands open, as a seat saw it, or both; and what was in its place. */
export const Views = ({ replay, record }: ViewsProps) => {
  const t = useTranslations('admin.replay');
  const { file, names, seat, seatView, beside, see, setBeside } = replay;
  const shown: readonly (readonly [string, View | undefined])[] = [
    ...(seat === undefined || beside ? [[record ? t('branchOpen') : t('open'), replay] as const] : []),
    ...(seat === undefined ? [] : [[t('as', { who: names[seat] ?? '' }), seatView] as const]),
    ...(record === undefined ? [] : [[t('inRecord'), record] as const]),
  ];
  return (
    <>
      {file.viewer === 'director' ? (
        <div className={styles.eyes}>
          <label>
            {t('eyes')}
            <select
              className="sel"
              value={seat ?? ''}
              onChange={({ target }) => see(target.value === '' ? undefined : (Number(target.value) as Seat))}
            >
              <option value="">{t('open')}</option>
              {names.map((name, at) => (
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {seat === undefined ? null : (
            <Switch checked={beside} onChange={setBeside} text={t('beside')} label={t('beside')} />
          )}
        </div>
      ) : null}
      <div className={styles.positions}>
        {shown.map(([label, view]) =>
          view === undefined ? (
            <p key={label} role="status">
              {label}
            </p>
          ) : (
            <At key={label} label={label} view={view} replay={replay} />
          ),
        )}
      </div>
    </>
  );
};

const At = ({
  label,
  view,
  replay,
}: {
  readonly label: string;
  readonly view: View;
  readonly replay: Replay;
}) => {
  const g = useGameWords();
  const { family, names } = replay;
  const seq = Math.min(replay.seq, view.film.entries.length);
  const state = view.film.states[seq];
  const { kinds, held } = view.film.tables[seq]!;
  return (
    <Position
      label={label}
      model={family.position(state, view.film.options, g)}
      names={names}
      scores={standingAt(view.film, seq).scores}
      toAct={family.game.toAct(state).filter((actor) => typeof actor === 'number')}
      held={kinds.map((_, at) => held[at] !== undefined)}
    />
  );
};
