import type { Seat } from '@stikk/engine';
import { Button } from '@stikk/ui';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import type { Candidate } from '../position/model.ts';
import { Sign } from '../replay/alternatives.tsx';
import table from '../shell/table.module.css';
import styles from './branch.module.css';
import { MOST_TIMES, type Spread, spreadOf } from './play-out.ts';
import { allowedAt } from './possible.ts';
import type { Branching } from './use-branch.ts';
import { type PlayingOut, usePlayOut } from './use-play-out.ts';

const TIMES = [10, 30, MOST_TIMES] as const;

/** What each alternative comes to when bots play the deal out many times. */
export const Outplay = ({ branching }: { readonly branching: Branching }) => {
  const t = useTranslations('admin.branch');
  const g = useGameWords();
  const { shown, course, steered, here } = branching;
  const [times, setTimes] = useState<number>(TIMES[0]);
  const { film, seq, names } = shown;
  const playing = usePlayOut(`${course.branch.from} ${course.entries.length} ${seq}`);
  const seats = film.game.toAct(film.states[seq]).filter((actor): actor is Seat => typeof actor === 'number');
  const seat = seats.find((one) => steered.has(one)) ?? seats[0];
  if (seat === undefined) return null;
  const { all } = allowedAt(shown, seat, g);
  const begin = () =>
    playing.ask(
      here(),
      all.map(({ command }) => ({ by: seat, command })),
      times,
    );
  return (
    <div className={styles.part}>
      <h3>{t('outplay', { who: names[seat] ?? '' })}</h3>
      <p className="cap">{t('outplayHint')}</p>
      <div className={styles.acts}>
        <label className={styles.times}>
          {t('times')}
          <select className="sel" value={times} onChange={({ target }) => setTimes(Number(target.value))}>
            {TIMES.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        {playing.running ? (
          <Button onClick={playing.stop}>{t('stop')}</Button>
        ) : (
          <Button onClick={begin}>{t('playOut')}</Button>
        )}
        {playing.times === 0 ? null : (
          <span className="num" role="status">
            {t('played', { done: playing.rounds.length, of: playing.times })}
          </span>
        )}
      </div>
      {playing.rounds.length === 0 ? null : <Means all={all} playing={playing} names={names} />}
    </div>
  );
};

const Means = ({
  all,
  playing,
  names,
}: {
  readonly all: readonly Candidate[];
  readonly playing: PlayingOut;
  readonly names: readonly string[];
}) => {
  const t = useTranslations('admin.branch');
  const format = useFormatter();
  const points = ({ mean, deviation }: Spread) =>
    t('spread', {
      mean: format.number(mean, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
      deviation: format.number(deviation, { maximumFractionDigits: 1 }),
    });
  return (
    <section className={table.scroll} aria-label={t('means')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('alternative')}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((candidate, place) => (
            <tr key={JSON.stringify(candidate.command)}>
              <th scope="row">
                <Sign possible={candidate} />
              </th>
              {names.map((_, seat) => (
                <td key={seat} className={table.num}>
                  {points(spreadOf(playing.rounds.flatMap((round) => round[place]?.[seat] ?? [])))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
