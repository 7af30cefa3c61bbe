import { useEffect } from 'react';
import { usePreference } from './preference.ts';

/** The cards of the whole page in the deck that this device is set to. */
export function useDeck(): void {
  const { deck } = usePreference();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (deck === 'two') dataset.deck = 'two';
    else delete dataset.deck;
  }, [deck]);
}
