import type { Suit, Trump } from '@stikk/engine';

/** A suit on its own piece of paper, or a dash for no trump. Decoration: the word stands beside it. */
export const SuitTile = ({ suit, small }: { suit: Suit | 'NT'; small?: boolean | undefined }) =>
  suit === 'NT' ? (
    <span className={small ? 'tile nt small' : 'tile nt'} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12h14" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </span>
  ) : (
    <span className={small ? 'tile s small' : 'tile s'} data-suit={suit} aria-hidden="true">
      <svg aria-hidden="true">
        <use href={`#suit-${suit}`} />
      </svg>
    </span>
  );

/** The tile or, with two trumps, the tiles of a trump; of the two, the one above beats the one below. */
export const TrumpTiles = ({ trump, small }: { trump: Trump; small?: boolean | undefined }) =>
  typeof trump === 'object' ? (
    <span className="tiles" aria-hidden="true">
      <SuitTile suit={trump.over} small={small} />
      <SuitTile suit={trump.under} small={small} />
    </span>
  ) : (
    <SuitTile suit={trump} small={small} />
  );
