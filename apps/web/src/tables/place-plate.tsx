'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isLevel } from '../lobby/level.ts';
import styles from './place-plate.module.css';
import type { Person, Place } from './wire.ts';

const icon = { className: 'i', 'aria-hidden': true } as const;

interface PlacePlateProps {
  readonly place: Place;
  /** Counted from one. */
  readonly number: number;
  readonly you: boolean;
  readonly said?: ReactNode;
  readonly onOpen?: (() => void) | undefined;
}

const initialOf = (name: string): string =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)][0]?.segment.toUpperCase() ??
  '';

const present = (person: Person): 'ready' | 'away' | 'waiting' =>
  !person.present ? 'away' : person.ready ? 'ready' : 'waiting';

/** Who sits at a place, and how it stands with them. */
export const PlacePlate = ({ place, number, you, said, onOpen }: PlacePlateProps) => {
  const t = useTranslations('web.tables');
  const state = place.kind === 'person' ? present(place) : place.kind;
  const word =
    place.kind === 'open'
      ? t('place', { number })
      : place.kind === 'bot'
        ? t(`bot.${isLevel(place.level) ? place.level : 'normal'}`)
        : t(`state.${present(place)}`);
  const inside = (
    <>
      <span className={styles.face} aria-hidden="true">
        {place.kind === 'open' ? number : initialOf(place.name)}
      </span>
      <span className={styles.who}>
        <b>{place.kind === 'open' ? t('open') : place.name}</b>
        <small>
          {state === 'ready' ? <Check {...icon} /> : null}
          {word}
        </small>
      </span>
      {you || (place.kind === 'person' && place.host) ? (
        <span className={styles.tags}>
          {you ? <span className="tag">{t('you')}</span> : null}
          {place.kind === 'person' && place.host ? <span className="tag">{t('host')}</span> : null}
        </span>
      ) : null}
    </>
  );
  const shared = { className: styles.plate, 'data-state': state, 'data-you': you || undefined };
  return (
    <>
      {onOpen ? (
        <button type="button" {...shared} aria-haspopup="dialog" onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <div {...shared}>{inside}</div>
      )}
      {said === undefined ? null : (
        <span className={styles.said} aria-hidden="true">
          {said}
        </span>
      )}
    </>
  );
};
