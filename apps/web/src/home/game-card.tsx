'use client';

import { Button, buttonClass, Staircase } from '@stikk/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Target } from '../rules/family.ts';
import type { GameName, GameSeats } from './game.ts';
import styles from './game-card.module.css';

/** The way to a target, with the place that an overshoot falls back to. */
const TargetLine = ({ goal, fall }: Target) => (
  <div className={styles.track} aria-hidden="true">
    {Array.from({ length: goal + 1 }, (_, points) => (
      <i key={`step ${points}`} data-mark={points === fall ? 'fall' : points === goal ? 'goal' : undefined} />
    ))}
  </div>
);

interface GameCardProps {
  game: GameName;
  seats: GameSeats;
  /** The game that is being set up, if one is. */
  under: string | undefined;
  onPlay: (seats: number) => void;
}

/** A game: how its deals run or where it ends, how many sit down, and the way in. */
export const GameCard = ({ game, seats, under, onPlay }: GameCardProps) => {
  const t = useTranslations('web.home');
  const shell = useTranslations('web.shell');
  const words = useTranslations('game.preset');
  const [count, setCount] = useState(seats.usual);
  const id = useId();
  const name = words(`${game}.name`);
  return (
    <li className={styles.game}>
      <div className={styles.title}>
        <h3 id={id}>{name}</h3>
        <span className={styles.seats}>
          <select
            aria-label={t('seats', { name })}
            value={count}
            onChange={({ target }) => setCount(Number(target.value))}
          >
            {Object.keys(seats.deals).map((number) => (
              <option key={number} value={number}>
                {shell('players', { count: Number(number) })}
              </option>
            ))}
          </select>
        </span>
      </div>
      {seats.target ? (
        <TargetLine {...seats.target} />
      ) : (
        <div className={styles.stairs}>
          <Staircase solid deals={[...(seats.deals[count] ?? [])]} />
        </div>
      )}
      <p>{t(`games.${game}`)}</p>
      <div className={styles.ways}>
        <Button
          look="primary"
          aria-describedby={id}
          busy={under === game}
          disabled={under !== undefined && under !== game}
          onClick={() => onPlay(count)}
        >
          {under === game ? t('starting') : t('play')}
        </Button>
        <Link className={buttonClass('bare')} href={`/rules/${game}?players=${count}`} aria-describedby={id}>
          {t('rules')}
        </Link>
      </div>
    </li>
  );
};
