'use client';

import type { Card } from '@stikk/engine';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CardBack, cardPaper, type IndexLetters, PlayingCard, printOf } from './playing-card.tsx';
import { steppedTo } from './roving.ts';

export interface TableauPlace {
  /** The open card, until it is played. */
  open?: Card | undefined;
  /** A card lies face down here, below the open one or alone. Which one is never given. */
  covered: boolean;
}

export interface TableauLabels {
  /** The tableau as a whole, as in *Dina öppna kort*. */
  tableau: string;
  /** An open card in words, with whether a covered one lies below it. */
  card: (card: Card, covered: boolean) => string;
  /** A covered card with nothing on it. */
  covered: (place: number) => string;
  /** A place with nothing in it. */
  empty: (place: number) => string;
  /** Added to the words of a card that may not be played; left out, nothing is. */
  illegal?: string | undefined;
}

export interface TableauProps {
  /** In their fixed order, left to right as you see them. */
  places: readonly TableauPlace[];
  /** Another player's, across the table: nothing in it can be pressed. */
  far?: boolean | undefined;
  /** What may be played now, from hand and tableau alike. `undefined`: not this player's turn. */
  legal?: ReadonlySet<Card> | undefined;
  /** The card that the next press plays. */
  picked?: Card | undefined;
  /** Called for illegal cards too, so that the page can say why. */
  onPress?: ((card: Card) => void) | undefined;
  labels: TableauLabels;
  index: IndexLetters;
}

/** Open cards on covered ones in fixed places; a cover peeks out towards its owner. */
export const Tableau = (props: TableauProps) => {
  const { places, far, legal, picked, onPress, labels, index } = props;
  const [focus, setFocus] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const inside = useRef(false);
  const opens = places.flatMap(({ open }, place) => (open === undefined ? [] : [place]));
  const current = Math.max(
    0,
    opens.findIndex((place) => place >= focus),
  );
  const stop = opens[current];
  const count = opens.length;

  // A card that is played takes the focus with it; the next open one gets it.
  useEffect(() => {
    if (count === 0 || !inside.current || document.activeElement !== document.body) return;
    list.current?.querySelectorAll('button')[current]?.focus();
  }, [count, current]);

  const move = (event: KeyboardEvent) => {
    const next = steppedTo(event, current, count - 1);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(opens[next]!);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  const openCard = (card: Card, place: number, covered: boolean) => {
    const words = labels.card(card, covered);
    if (far) return <PlayingCard card={card} index={index} label={words} />;
    const isLegal = legal?.has(card) === true;
    const isIllegal = legal !== undefined && !isLegal;
    return (
      <button
        type="button"
        {...cardPaper(card)}
        aria-label={isIllegal && labels.illegal ? `${words}, ${labels.illegal}` : words}
        aria-disabled={isIllegal || undefined}
        aria-pressed={picked === card ? true : undefined}
        tabIndex={place === stop ? 0 : -1}
        data-legal={isLegal || undefined}
        data-picked={picked === card || undefined}
        onFocus={() => {
          inside.current = true;
          setFocus(place);
        }}
        onBlur={(event) => {
          if (event.relatedTarget) inside.current = false;
        }}
        onKeyDown={move}
        onClick={() => onPress?.(card)}
      >
        {printOf(card, index)}
      </button>
    );
  };

  return (
    <ul ref={list} className={far ? 'tab far' : 'tab near'} aria-label={labels.tableau}>
      {places.map(({ open, covered }, place) => (
        <li key={`place ${place + 1}`}>
          {covered ? <CardBack label={open === undefined ? labels.covered(place) : undefined} /> : null}
          {open === undefined ? null : openCard(open, place, covered)}
          {open === undefined && !covered ? (
            <span className="gone">
              <span className="vh">{labels.empty(place)}</span>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
};
