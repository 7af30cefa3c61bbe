'use client';

import { Tag } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { levelsFor } from '../lobby/level.ts';
import { useStart } from '../lobby/start.ts';
import { GAMES, type GameName, type GameSeats } from './game.ts';
import styles from './game-card.module.css';
import { GameCard } from './game-card.tsx';

const TRACK = Array.from({ length: 13 }, (_, points) => points);
/** On Bondtolva's way to twelve, seven is where an overshoot falls back to. */
const markOf = (points: number) => (points === 7 ? 'fall' : points === 12 ? 'goal' : undefined);

export const GameList = ({ seats }: { seats: Readonly<Record<GameName, GameSeats>> }) => {
  const t = useTranslations('web.home');
  const { start, under } = useStart();
  return (
    <ol className={styles.games}>
      {GAMES.map((game) => (
        <GameCard
          key={game}
          game={game}
          seats={seats[game]}
          under={under}
          onPlay={(players) =>
            start(game, { draft: { preset: game, changes: { players } }, bots: levelsFor(players, []) })
          }
        />
      ))}
      <li className={styles.game} data-coming>
        <div className={styles.title}>
          <h3>Bondtolva</h3>
          <span className="cap">{t('bondtolvaSeats')}</span>
        </div>
        <div className={styles.track} aria-hidden="true">
          {TRACK.map((points) => (
            <i key={points} data-mark={markOf(points)} />
          ))}
        </div>
        <p>{t('games.bondtolva')}</p>
        <div className={styles.ways}>
          <Tag>{t('coming')}</Tag>
        </div>
      </li>
    </ol>
  );
};
