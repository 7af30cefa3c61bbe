import { type Card, HIDDEN, type Seat } from '@stikk/engine';
import type { Deal } from '@stikk/variants/bondtolva';

/** The cards of a seat that the reader sees and that may be played: the hand and the seat's open cards. */
export const cardsOf = (deal: Deal, seat: Seat): readonly Card[] =>
  [...deal.hands[seat]!, ...(deal.tableaux?.[seat]?.open ?? [])].filter(
    (card): card is Card => card !== null && card !== HIDDEN,
  );
