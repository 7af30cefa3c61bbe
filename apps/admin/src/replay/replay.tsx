'use client';

import { Button, Notice, Tag, WarnIcon } from '@stikk/ui';
import { presetName } from '@stikk/words';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { Asking } from '../shell/asking.tsx';
import { useTime } from '../shell/time.ts';
import { Alternatives } from './alternatives.tsx';
import { Events } from './events.tsx';
import { Lines } from './lines.tsx';
import styles from './replay.module.css';
import { saveRecord, saveScores } from './save.ts';
import { Score } from './score.tsx';
import { Timeline } from './timeline.tsx';
import { useKeys } from './use-keys.ts';
import { type Replay as Opened, useReplay } from './use-replay.ts';
import { Views } from './views.tsx';

interface ReplayProps {
  readonly matchId: string;
  /** The entry to open at where the address says none. */
  readonly start?: number;
  /** What stands beside it, and is told where one is. */
  readonly aside?: (at: Opened) => ReactNode;
}

/** A match, live or over, that can be stopped at any entry and looked at through anybody's eyes. */
export const Replay = ({ matchId, start, aside }: ReplayProps) => {
  const { asked, replay } = useReplay(matchId, start);
  if (replay === undefined) return <Asking asked={asked} />;
  return <Laid matchId={matchId} replay={replay} aside={aside?.(replay)} />;
};

const Laid = ({
  matchId,
  replay,
  aside,
}: {
  readonly matchId: string;
  readonly replay: Opened;
  readonly aside: ReactNode;
}) => {
  const t = useTranslations('admin.replay');
  const { file } = replay;
  useKeys(replay.step);
  return (
    <>
      <Head matchId={matchId} replay={replay} />
      {file.viewer === 'director' ? null : (
        <Notice icon={<WarnIcon />}>{t('own', { who: replay.names[file.viewer as number] ?? '' })}</Notice>
      )}
      <Timeline replay={replay} />
      <div className={styles.body} data-aside={aside ? true : undefined}>
        <div className={styles.views}>
          <Views replay={replay} />
          <Alternatives replay={replay} />
          <Score replay={replay} />
          <Lines replay={replay} />
        </div>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
        <Events replay={replay} />
      </div>
    </>
  );
};

const Head = ({ matchId, replay }: { readonly matchId: string; readonly replay: Opened }) => {
  const t = useTranslations('admin.replay');
  const g = useGameWords();
  const time = useTime();
  const { file, film, names } = replay;
  const game = presetName(g, file.preset);
  return (
    <header className={styles.head}>
      <div>
        <h1>{names.join(', ')}</h1>
        <p className="cap">{t('begun', { game, at: time.moment(file.createdAt) })}</p>
      </div>
      <Tag outcome={file.live ? 'go' : undefined}>{t(file.live ? 'live' : 'over')}</Tag>
      {film.tables.at(-1)!.rulings.void ? <Tag outcome="missed">{t('void')}</Tag> : null}
      {file.proved === null ? null : (
        <Tag outcome={file.proved ? 'made' : 'missed'}>{t(file.proved ? 'proved' : 'unproved')}</Tag>
      )}
      <div className={styles.acts}>
        {file.live ? <Button onClick={replay.again}>{t('again')}</Button> : null}
        {!file.live && file.viewer === 'director' ? (
          <Button onClick={() => saveRecord(matchId, film)}>{t('record')}</Button>
        ) : null}
        <Button onClick={() => saveScores(matchId, replay, t('deal'))}>{t('scores')}</Button>
      </div>
      <nav aria-label={t('people')} className={styles.people}>
        {file.seats.map(({ name, kind, level }, seat) =>
          kind === 'person' ? (
            <Link key={seat} href={`/people/${matchId}/${seat}`}>
              {name}
            </Link>
          ) : (
            <span key={seat}>{t('bot', { name, level: level ?? '' })}</span>
          ),
        )}
      </nav>
    </header>
  );
};
