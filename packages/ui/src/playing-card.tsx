import type { Card, MaybeCard, Rank, Suit } from '@stikk/engine';
import type { CSSProperties, ReactNode } from 'react';

/** Whose letters stand in a card's corner: `E K D Kn`, `A H V B` or `A K Q J`. */
export type IndexLetters = 'sv-nb' | 'nl' | 'en';

const LETTERS: Record<IndexLetters, Partial<Record<Rank, string>>> = {
  'sv-nb': { A: 'E', K: 'K', Q: 'D', J: 'Kn' },
  nl: { A: 'A', K: 'H', Q: 'V', J: 'B' },
  en: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
};

export const isHidden = (card: MaybeCard): card is '??' => card === '??';
const parts = (card: Card) => ({ rank: card[0] as Rank, suit: card[1] as Suit });

/** The text of a card's corner. */
export const cornerOf = (card: Card, index: IndexLetters): string => {
  const { rank } = parts(card);
  return LETTERS[index][rank] ?? (rank === 'T' ? '10' : rank);
};

type Point = readonly [x: number, y: number];
const CORNERS: readonly Point[] = [
  [35, 29],
  [65, 29],
  [35, 111],
  [65, 111],
];
const MIDDLES: readonly Point[] = [
  [35, 70],
  [65, 70],
];
const FOURS: readonly Point[] = [
  [35, 29],
  [65, 29],
  [35, 56.3],
  [65, 56.3],
  [35, 83.7],
  [65, 83.7],
  [35, 111],
  [65, 111],
];
const COLUMN: readonly Point[] = [
  [50, 29],
  [50, 111],
];
const PIPS: Partial<Record<Rank, readonly Point[]>> = {
  '2': COLUMN,
  '3': [...COLUMN, [50, 70]],
  '4': CORNERS,
  '5': [...CORNERS, [50, 70]],
  '6': [...CORNERS, ...MIDDLES],
  '7': [...CORNERS, ...MIDDLES, [50, 49.5]],
  '8': [...CORNERS, ...MIDDLES, [50, 49.5], [50, 90.5]],
  '9': [...FOURS, [50, 70]],
  T: [...FOURS, [50, 42.6], [50, 97.4]],
};
/** Where the ace's rose sits: the visual middle of its suit. */
const ROSE_Y: Record<Suit, number> = { S: 63, H: 55, D: 59.5, C: 56 };

const Pips = ({ suit, points }: { suit: Suit; points: readonly Point[] }) =>
  points.map(([x, y]) => (
    <use
      key={`${x} ${y}`}
      href={`#suit-${suit}`}
      x={x - 9.5}
      y={y - 9.5}
      width="19"
      height="19"
      transform={y > 70 ? `rotate(180 ${x} ${y})` : undefined}
    />
  ));

const Ace = ({ suit }: { suit: Suit }) => (
  <>
    <use href={`#suit-${suit}`} x="18" y="38" width="64" height="64" />
    <g color="var(--card)">
      <use href="#rose" x="39.5" y={ROSE_Y[suit]} width="21" height="21" />
    </g>
  </>
);

const Court = ({ rank }: { rank: Rank }) => (
  <>
    <rect
      x="26"
      y="13"
      width="48"
      height="114"
      rx="4"
      fill="var(--tint)"
      fillOpacity=".45"
      stroke="currentColor"
      strokeWidth=".9"
    />
    <use href={`#court-${rank}`} x="29" y="19" width="42" height="42" />
    <g transform="rotate(180 50 70)">
      <use href={`#court-${rank}`} x="29" y="19" width="42" height="42" />
    </g>
    <use href="#band" x="26" y="66.57" width="48" height="6.86" />
  </>
);

/** What is printed on a card: corner, one large mark when it is small, pips or a two-way court when not. */
const CardPrint = ({ card, index }: { card: Card; index: IndexLetters }) => {
  const { rank, suit } = parts(card);
  const corner = cornerOf(card, index);
  const points = PIPS[rank];
  const wide = corner.length > 1 ? ' wide' : '';
  const mark = (
    <svg aria-hidden="true">
      <use href={`#suit-${suit}`} />
    </svg>
  );
  return (
    <>
      <span className={`ix${wide}`} aria-hidden="true">
        {corner}
        {mark}
      </span>
      <svg className="big" aria-hidden="true">
        <use href={points || rank === 'A' ? `#suit-${suit}` : `#court-${rank}`} />
      </svg>
      <svg className="face" viewBox="0 0 100 140" aria-hidden="true">
        {points ? (
          <Pips suit={suit} points={points} />
        ) : rank === 'A' ? (
          <Ace suit={suit} />
        ) : (
          <Court rank={rank} />
        )}
      </svg>
      <span className={`ix ix2${wide}`} aria-hidden="true">
        {corner}
        {mark}
      </span>
    </>
  );
};

/** What is printed on every card's back. */
const BackPrint = () => (
  <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
    <use href="#card-back" width="100" height="140" />
  </svg>
);

/** Width in pixels as the custom property that everything on a card is measured in. */
const cardWidth = (size: number | undefined): CSSProperties | undefined =>
  size === undefined ? undefined : ({ '--cw': `${size}px` } as CSSProperties);

/** Class and attributes of the element a card is printed on. A hidden card has none that tell which it is. */
export const cardPaper = (card: MaybeCard): { className: string; 'data-suit'?: Suit } =>
  isHidden(card) ? { className: 'card back' } : { className: 'card s', 'data-suit': parts(card).suit };

export const printOf = (card: MaybeCard, index: IndexLetters): ReactNode =>
  isHidden(card) ? <BackPrint /> : <CardPrint card={card} index={index} />;

export type CardState = 'legal' | 'dim' | 'picked' | 'plain';

export interface PlayingCardProps {
  card: MaybeCard;
  index: IndexLetters;
  /** The card in words, as in *hjerter dame*; for a hidden card, that it is hidden. Left out: decoration. */
  label?: string | undefined;
  /** Width in pixels. Left out: what the surroundings set in `--cw`. */
  size?: number | undefined;
  state?: CardState | undefined;
  deck?: 'two' | 'four' | undefined;
}

/** A card that lies on the table. Those in the hand are buttons: see `Hand`. */
export const PlayingCard = ({ card, index, label, size, state = 'plain', deck }: PlayingCardProps) => (
  <div
    {...cardPaper(card)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    style={cardWidth(size)}
    data-deck={deck}
    data-legal={state === 'legal' || undefined}
    data-dim={state === 'dim' || undefined}
    data-picked={state === 'picked' || undefined}
  >
    {printOf(card, index)}
  </div>
);

/** A card face down: nothing in it or on it tells which. */
export const CardBack = ({ label, size }: { label?: string | undefined; size?: number | undefined }) => (
  <PlayingCard card="??" index="en" label={label} size={size} />
);
