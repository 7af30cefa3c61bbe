'use client';

import { levelsFor } from '../lobby/level.ts';
import { useStart } from '../lobby/start.ts';
import { GAMES, type GameName, type GameSeats } from './game.ts';
import styles from './game-card.module.css';
import { GameCard } from './game-card.tsx';

export const GameList = ({ seats }: { seats: Readonly<Record<GameName, GameSeats>> }) => {
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
    </ol>
  );
};
