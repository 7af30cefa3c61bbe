import { Button } from '@stikk/ui';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { chapterAt } from './film.ts';
import styles from './replay.module.css';
import type { Replay } from './use-replay.ts';

const icon = { className: 'i', 'aria-hidden': true } as const;
const STEPS = [
  ['start', ChevronFirst],
  ['previousDeal', SkipBack],
  ['previousTrick', ChevronsLeft],
  ['previous', ChevronLeft],
  ['next', ChevronRight],
  ['nextTrick', ChevronsRight],
  ['nextDeal', SkipForward],
  ['end', ChevronLast],
] as const;

/** More deals than so many stand in one line that scrolls. */
const LONG = 40;

/** Deals and tricks to go to, and the ways to step. */
export const Timeline = ({ replay }: { readonly replay: Replay }) => {
  const t = useTranslations('admin.replay');
  const { film, seq, seek, step } = replay;
  const now = chapterAt(film, seq);
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const deals = strip.current;
    const shown = deals?.querySelector<HTMLElement>('[aria-current]');
    if (deals && shown) deals.scrollLeft = shown.offsetLeft - deals.clientWidth / 2;
  }, [now]);
  return (
    <nav className={styles.timeline} aria-label={t('timeline')}>
      <ol
        ref={strip}
        className={styles.deals}
        data-long={film.chapters.length > LONG || undefined}
        aria-label={t('deals')}
      >
        {film.chapters.map((chapter) => (
          <li key={chapter.from}>
            <button
              type="button"
              aria-label={chapter.deal === 0 ? t('before') : t('dealNumber', { deal: chapter.deal })}
              aria-current={chapter === now || undefined}
              onClick={() => seek(Math.min(chapter.from, film.entries.length))}
            >
              {chapter.deal === 0 ? '·' : chapter.deal}
            </button>
          </li>
        ))}
      </ol>
      <ol className={styles.tricks} aria-label={t('tricks')}>
        {now.tricks.map((at, place) => (
          <li key={at}>
            <button
              type="button"
              aria-label={t('trickNumber', { trick: place + 1 })}
              aria-current={at === seq || undefined}
              data-past={at <= seq || undefined}
              data-struck={film.struck.has(at) || undefined}
              onClick={() => seek(at)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.steps}>
        {STEPS.map(([id, Icon]) => (
          <Button
            key={id}
            look="icon"
            label={t(`step.${id}`)}
            icon={<Icon {...icon} />}
            onClick={() => step(id)}
          />
        ))}
        <span className="num" role="status">
          {t('position', { seq, of: film.entries.length })}
        </span>
      </div>
    </nav>
  );
};
