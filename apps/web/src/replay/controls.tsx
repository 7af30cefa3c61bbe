import type { Film } from '@stikk/client/film';
import { Button, Select } from '@stikk/ui';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Ellipsis,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ruling } from '../dispute/ruling.ts';
import { useWords } from '../table/words.tsx';
import { Marks } from './marks.tsx';
import styles from './replay.module.css';

const icon = { className: 'i', 'aria-hidden': true } as const;

export interface Steps {
  readonly start: () => void;
  readonly previousTrick: () => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly nextTrick: () => void;
  readonly end: () => void;
}

const STEPS = [
  ['start', ChevronFirst],
  ['previousTrick', ChevronsLeft],
  ['previous', ChevronLeft],
  ['next', ChevronRight],
  ['nextTrick', ChevronsRight],
  ['end', ChevronLast],
] as const;

export interface ControlsProps {
  readonly film: Pick<Film<unknown, { readonly type: string }>, 'entries' | 'deals' | 'struck'>;
  readonly rulings: readonly Ruling[];
  /** What was ruled at this entry. */
  readonly ruled: ReactNode;
  readonly seq: number;
  readonly steps: Steps;
  /** A seat, or `all`. */
  readonly eyes: string;
  readonly onSeek: (seq: number) => void;
  readonly onEyes: (eyes: string) => void;
  readonly onMore: () => void;
}

/** Where in the match one is, and the ways to elsewhere. */
export const Controls = (props: ControlsProps) => {
  const { film, rulings, ruled, seq, steps, eyes, onSeek, onEyes, onMore } = props;
  const { t, name, sitters } = useWords();
  const last = film.entries.length;
  const deal = film.deals.findLast((one) => one.seq <= seq)?.deal;
  return (
    <section className={styles.controls} aria-label={t('replay.controls')}>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        value={seq}
        aria-label={t('replay.controls')}
        aria-valuetext={t('replay.position', { seq, of: last })}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      {film.struck.size + rulings.length === 0 ? null : (
        <Marks struck={film.struck} rulings={rulings} last={last} />
      )}
      {ruled}
      <div className={styles.row}>
        <div className={styles.steps}>
          {STEPS.map(([id, Icon]) => (
            <Button
              key={id}
              look="icon"
              label={t(`replay.${id}`)}
              icon={<Icon {...icon} />}
              onClick={steps[id]}
            />
          ))}
        </div>
        <span className={styles.position} aria-hidden="true">
          {film.struck.has(seq) ? <s>{seq}</s> : seq}/{last}
        </span>
        <Select
          label={t('replay.deal')}
          value={deal === undefined ? '' : String(deal)}
          options={[
            ...(deal === undefined ? [{ value: '', label: t('replay.deal') }] : []),
            ...film.deals.map((one) => ({
              value: String(one.deal),
              label: t('replay.dealNumber', { deal: one.deal }),
            })),
          ]}
          onChange={(value) => {
            const found = film.deals.find((one) => String(one.deal) === value);
            if (found) onSeek(found.seq);
          }}
        />
        <Select
          label={t('replay.eyes')}
          value={eyes}
          options={[
            { value: 'all', label: t('replay.all') },
            ...sitters.map((_, seat) => ({ value: String(seat), label: name(seat) })),
          ]}
          onChange={onEyes}
        />
        <Button
          look="icon"
          className={styles.more}
          label={t('act.more')}
          icon={<Ellipsis {...icon} />}
          onClick={onMore}
        />
      </div>
    </section>
  );
};
