import { type Place, Trick } from '@stikk/ui';
import { useEffect, useState } from 'react';
import type { LastTrick } from './last-trick.ts';
import type { TakenTrick, TrickModel } from './trick-model.ts';
import { useWords, type Words } from './words.tsx';

const SWEEP_MS = 340;

const playLabel = (words: Words, seat: number, card: string) => `${words.name(seat)}: ${card}`;

/** Whether a trick that was just taken is still on its way to the winner. */
function useSweep(taken: TakenTrick | undefined, live: boolean): boolean {
  const [seen, setSeen] = useState(taken?.number);
  const sweeps = live && taken !== undefined && taken.number !== seen;
  useEffect(() => {
    if (taken?.number === seen) return;
    const timer = setTimeout(() => setSeen(taken?.number), SWEEP_MS);
    return () => clearTimeout(timer);
  }, [taken?.number, seen]);
  return sweeps;
}

export interface PlayingProps {
  readonly trick: TrickModel;
  readonly before: TakenTrick | undefined;
  readonly seats: number;
  /** Where the player is asked for a card. */
  readonly asked: Place | undefined;
  readonly onHurry: (() => void) | undefined;
}

/** The trick on the cloth. */
export const Playing = ({ trick, before, seats, asked, onHurry }: PlayingProps) => {
  const words = useWords();
  const { t, letters } = words;
  const sweeps = useSweep(before, trick.plays.length === 0);
  const shown = sweeps && before ? before.plays : trick.plays;
  const number = sweeps && before ? before.number : trick.number;
  return (
    <Trick
      key={number}
      seats={seats}
      index={letters}
      label={t('trick.label', { number })}
      plays={shown.map(({ seat, at, card, winning }) => ({
        at,
        card,
        winning,
        label: playLabel(words, seat, words.card(card)),
        tag: winning ? t(trick.full ? 'trick.takes' : 'trick.leads') : undefined,
      }))}
      slot={asked && !sweeps ? { at: asked, text: t('trick.slot') } : undefined}
      sweepTo={sweeps && before ? before.to : undefined}
      onHurry={trick.full ? onHurry : undefined}
      hurryLabel={t('trick.hurry')}
    />
  );
};

export interface PeekProps {
  readonly last: LastTrick;
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

/** The trick before, once more. */
export const Peek = ({ last, places, onClose }: PeekProps) => {
  const words = useWords();
  const { t, letters } = words;
  return (
    <Trick
      seats={places.length}
      index={letters}
      label={t('trick.last', { number: last.number })}
      plays={last.plays.map(({ seat, card }) => ({
        at: places[seat]!,
        card,
        winning: seat === last.winner,
        label: playLabel(words, seat, words.card(card)),
        tag: t('trick.took'),
      }))}
      onHurry={onClose}
      hurryLabel={t('trick.closeLast')}
    />
  );
};
