import { type Card, HIDDEN, type MaybeCard } from '@stikk/engine';
import { Hand, type Place } from '@stikk/ui';
import { useEffect, useRef } from 'react';
import { useWords } from './words.tsx';

/** Moves the focus to the card where it was last. */
export const focusHand = (): void =>
  document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus({ preventScroll: true });

export interface OwnHandProps {
  readonly cards: readonly MaybeCard[];
  readonly legal: ReadonlySet<Card> | undefined;
  readonly picked: Card | undefined;
  readonly returned: Card | undefined;
  readonly dealtFrom: Place | undefined;
  readonly onPress: (card: Card) => void;
  /** Enter on a card where none can be played now. */
  readonly onGoOn?: () => void;
}

/** The own cards. When the card under the focus is played, the focus stays in the hand. */
export const OwnHand = ({ cards, legal, picked, returned, dealtFrom, onPress, onGoOn }: OwnHandProps) => {
  const { t, card: named, letters } = useWords();
  const pressedAt = useRef<number>(undefined);
  const count = cards.length;

  useEffect(() => {
    const left = pressedAt.current !== undefined && pressedAt.current !== count;
    if (!left) return;
    pressedAt.current = undefined;
    if (document.activeElement === document.body || document.activeElement === null) focusHand();
  }, [count]);

  return (
    <Hand
      cards={cards}
      legal={legal}
      picked={picked}
      returned={returned}
      dealtFrom={dealtFrom}
      index={letters}
      onGoOn={onGoOn}
      onPress={(card) => {
        pressedAt.current = count;
        onPress(card);
      }}
      labels={{
        hand: t('hand.label', { count: cards.filter((card) => card !== HIDDEN).length }),
        card: named,
        hidden: (place) => t('hand.hidden', { place: place + 1 }),
        illegal: t('hand.illegal'),
      }}
    />
  );
};

/** The own cards where nothing is asked, as in a replay. */
export const StillHand = ({ cards }: Pick<OwnHandProps, 'cards'>) => (
  <OwnHand
    cards={cards}
    legal={undefined}
    picked={undefined}
    returned={undefined}
    dealtFrom={undefined}
    onPress={() => undefined}
  />
);
