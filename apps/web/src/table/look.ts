import { useEffect } from 'react';
import { usePreference } from './preference.ts';

/** How much wider than usual each size makes a card; seven of the widest still leave a finger its room at 360 px. */
const WIDTHS = { 1: '0.85', 2: '1', 3: '1.12', 4: '1.25' } as const;

/** The cards and the table of the whole page as this device is set to. */
export function useLook(): void {
  const { deck, handed, size } = usePreference();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    if (deck === 'two') dataset.deck = 'two';
    else delete dataset.deck;
    if (handed === 'left') dataset.handed = 'left';
    else delete dataset.handed;
    style.setProperty('--card-size', WIDTHS[size]);
  }, [deck, handed, size]);
}
