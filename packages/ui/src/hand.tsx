'use client';

import type { Card, MaybeCard } from '@stikk/engine';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { handRows } from './hand-rows.ts';
import type { Place } from './places.ts';
import { cardPaper, type IndexLetters, isHidden, printOf } from './playing-card.tsx';
import { steppedTo } from './roving.ts';

export interface HandLabels {
  /** The hand as a whole. */
  hand: string;
  /** A card in words. */
  card: (card: Card) => string;
  /** A card the player may not see. It gets its place in the hand, never the card. */
  hidden: (place: number) => string;
  /** Added to the words of a card that may not be played; left out, nothing is. */
  illegal?: string | undefined;
}

export interface HandProps {
  /** In the order they shall lie, left to right. */
  cards: readonly MaybeCard[];
  /** What may be played now. `undefined`: it is not this player's turn, and nothing is dimmed or raised. */
  legal?: ReadonlySet<Card> | undefined;
  /** The card that the next press plays. */
  picked?: Card | undefined;
  /** Called for illegal cards too, so that the page can say why. */
  onPress?: ((card: Card) => void) | undefined;
  /** Called when a card that the player may not see is pressed, with its place in the hand. */
  onPressHidden?: ((place: number) => void) | undefined;
  /** Enter goes on where nothing can be played, and presses no card; Space still does. */
  onGoOn?: (() => void) | undefined;
  labels: HandLabels;
  index: IndexLetters;
  /** The dealer's place while the cards are being dealt. */
  dealtFrom?: Place | undefined;
  /** A card that was played and came back. */
  returned?: Card | undefined;
}

/** A player's own cards: one stop for the tab key, arrows move within, Enter or Space presses. */
export const Hand = (props: HandProps) => {
  const { cards, legal, picked, onPress, onPressHidden, onGoOn, labels, index, dealtFrom, returned } = props;
  const [focus, setFocus] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const inside = useRef(false);
  const { rows, columns, counts } = handRows(cards.length);
  const many = cards.length > 10 ? 'most' : cards.length > 5 ? 'some' : undefined;
  const current = Math.min(focus, Math.max(0, cards.length - 1));

  // A card that is played takes the focus with it; the next one in its place gets it.
  useEffect(() => {
    if (cards.length === 0 || !inside.current || document.activeElement !== document.body) return;
    list.current?.querySelectorAll('button')[current]?.focus({ preventScroll: true });
  }, [cards.length, current]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && legal === undefined && onGoOn) {
      event.preventDefault();
      onGoOn();
      return;
    }
    const next = steppedTo(event, current, cards.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  const rowOf = (place: number) => Math.floor(place / columns);
  const inset = (row: number) => columns - (counts[row] ?? columns);

  return (
    <div className="hand" data-rows={rows} data-deal={dealtFrom} data-many={many}>
      <ul
        ref={list}
        aria-label={labels.hand}
        style={{ '--n': cards.length, '--cols': columns } as CSSProperties}
      >
        {cards.map((card, place) => {
          const hidden = isHidden(card);
          const row = rowOf(place);
          const first = rows > 1 && place % columns === 0;
          const isLegal = !hidden && legal?.has(card) === true;
          const isIllegal = !hidden && legal !== undefined && !isLegal;
          const words = hidden ? labels.hidden(place) : labels.card(card);
          return (
            <li
              key={hidden ? `place ${place}` : card}
              className={rows > 1 && row < rows - 1 ? 'top' : undefined}
              style={
                first && inset(row) > 0
                  ? ({ '--start': inset(row) + 1, '--i': place } as CSSProperties)
                  : ({ '--i': place } as CSSProperties)
              }
              data-first={first && inset(row) > 0 ? '' : undefined}
            >
              <button
                type="button"
                {...cardPaper(card)}
                aria-label={isIllegal && labels.illegal ? `${words}, ${labels.illegal}` : words}
                aria-disabled={isIllegal || undefined}
                aria-pressed={picked !== undefined && card === picked ? true : undefined}
                tabIndex={place === current ? 0 : -1}
                data-legal={isLegal || undefined}
                data-picked={(!hidden && card === picked) || undefined}
                data-returned={(!hidden && card === returned) || undefined}
                onFocus={() => {
                  inside.current = true;
                  setFocus(place);
                }}
                onBlur={(event) => {
                  if (event.relatedTarget) inside.current = false;
                }}
                onKeyDown={move}
                onClick={() => (hidden ? onPressHidden?.(place) : onPress?.(card))}
              >
                {printOf(card, index)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
