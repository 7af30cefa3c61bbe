import { describeEvent, type Telling, type Translate } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import table from '../shell/table.module.css';
import { useTime } from '../shell/time.ts';
import { chapterAt, doerOf, type Film, isConsequence, type LogEntry, thoughtOf } from './film.ts';
import { roundTripOf } from './line.ts';
import styles from './replay.module.css';
import { useTableWords } from './table-words.ts';
import type { Replay } from './use-replay.ts';

const STANDS_IN: readonly string[] = ['held', 'time', 'claim'];

/** An event of the game in words, told of the moment it met; its name where there are none. */
function told(g: Translate, film: Film, entry: LogEntry, telling: Telling): string {
  if (!('game' in entry)) return '';
  const state = film.states[entry.seq - 1];
  return describeEvent(g, entry.game, { ...telling, state, open: true }) ?? entry.game.type;
}

/** What happened in the deal that the entry is of. */
export const Events = ({ replay }: { readonly replay: Replay }) => {
  const t = useTranslations('admin.replay');
  const { film, seq } = replay;
  const chapter = chapterAt(film, seq);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = scroller.current;
    const row = list?.querySelector('[aria-current]');
    // Where the list has no height of its own, the page stays where one has scrolled it.
    if (list && row && list.scrollHeight > list.clientHeight) row.scrollIntoView({ block: 'nearest' });
  }, [seq]);
  return (
    <section className={styles.events} aria-labelledby="events" ref={scroller}>
      <h2 id="events">{t('events')}</h2>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('thought')}</th>
            </tr>
          </thead>
          <tbody>
            {film.entries.slice(chapter.from - 1, chapter.to).map((entry) => (
              <Row key={entry.seq} entry={entry} replay={replay} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const Row = ({ entry, replay }: { readonly entry: LogEntry; readonly replay: Replay }) => {
  const t = useTranslations('admin.replay');
  const g = useGameWords();
  const time = useTime();
  const around = useTableWords(replay.names);
  const { film, file, names, seq, seek } = replay;
  const telling = { preset: file.preset, names, options: film.options };
  const text = 'game' in entry ? told(g, film, entry, telling) : around(entry.table);
  const struckBy = film.struck.get(entry.seq);
  const isRuling = 'table' in entry && entry.table.type === 'RulingMade';
  const thought = thoughtOf(film, entry);
  const trip = isConsequence(film, entry) ? undefined : roundTripOf(file.lines, entry.cause);
  return (
    <tr
      aria-current={entry.seq === seq || undefined}
      className={
        [struckBy && styles.struck, isRuling && styles.ruling].filter(Boolean).join(' ') || undefined
      }
    >
      <td className={table.num}>
        <button type="button" className={styles.to} onClick={() => seek(entry.seq)}>
          <span className="vh">{t('go')} </span>
          {entry.seq}
        </button>
      </td>
      <td className={table.num}>{time.clock(entry.at)}</td>
      <td>{isConsequence(film, entry) ? null : <Doer entry={entry} names={names} />}</td>
      <td>
        {struckBy === undefined ? (
          text
        ) : (
          <>
            <del>{text}</del> <span className="cap">{t('struckBy', { seq: struckBy })}</span>
          </>
        )}
      </td>
      <td className={table.num}>
        {thought === undefined ? '' : t('seconds', { seconds: Math.round(thought / 100) / 10 })}
        {trip === undefined ? null : <div className="cap">{t('line', { ms: trip })}</div>}
      </td>
    </tr>
  );
};

const Doer = ({ entry, names }: { readonly entry: LogEntry; readonly names: readonly string[] }) => {
  const t = useTranslations('admin.replay');
  const doer = doerOf(entry);
  if ('actor' in doer) return t(`by.${doer.actor}`);
  const { seat, as } = doer;
  return (
    <>
      {names[seat]}
      {as === 'person' ? null : (
        <span className={STANDS_IN.includes(as) ? styles.standIn : 'cap'}> {t(`by.${as}`)}</span>
      )}
    </>
  );
};
