import type { MaybeCard } from '@stikk/engine';
import type { Place } from './places.ts';
import { type IndexLetters, PlayingCard } from './playing-card.tsx';

export interface Play {
  at: Place;
  card: MaybeCard;
  /** The card in words, with who played it. */
  label: string;
  winning?: boolean | undefined;
  /** Said on the winning card where its plate has no room. */
  tag?: string | undefined;
}

export interface TrickProps {
  plays: readonly Play[];
  seats: number;
  index: IndexLetters;
  label: string;
  /** Words in the empty place of the player whose turn it is. */
  slot?: { at: Place; text: string } | undefined;
  /** The finished trick goes to this place. */
  sweepTo?: Place | undefined;
  /** Ends the wait while a finished trick lies still. */
  onHurry?: (() => void) | undefined;
  hurryLabel?: string | undefined;
}

/** The cards of one trick, each pointing to who played it; the one that is winning is ringed. */
export const Trick = (props: TrickProps) => {
  const { plays, seats, index, label, slot, sweepTo, onHurry, hurryLabel } = props;
  return (
    <section
      className="trick"
      data-n={seats}
      data-ring={seats > 4 || undefined}
      data-sweep={sweepTo}
      aria-label={label}
    >
      {plays.map(({ at, card, label: words, winning, tag }) => (
        <div key={at} className={winning ? 'play win' : 'play'} data-at={at}>
          <PlayingCard card={card} index={index} label={words} />
          {winning && tag !== undefined ? <span className="lead-tag at-card">{tag}</span> : null}
        </div>
      ))}
      {slot ? (
        <div className="play" data-at={slot.at} data-slot="">
          <div className="slot" aria-hidden="true">
            {slot.text}
          </div>
        </div>
      ) : null}
      {onHurry ? <button type="button" className="hurry" aria-label={hurryLabel} onClick={onHurry} /> : null}
    </section>
  );
};
