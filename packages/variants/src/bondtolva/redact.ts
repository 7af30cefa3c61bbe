import { HIDDEN, type MaybeCard, type Viewer } from '@stikk/engine';
import type { BondtolvaEvent } from './event.ts';

const faceDown = (cards: readonly MaybeCard[]): MaybeCard[] => cards.map(() => HIDDEN);

/** The one form of an event that `viewer` may see. Covered cards and the talon are hidden from their owners too. */
export function redact(event: BondtolvaEvent, viewer: Viewer): BondtolvaEvent {
  if (viewer === 'director') return event;
  switch (event.type) {
    case 'HandsDealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : faceDown(hand))),
        talon: faceDown(event.talon),
        ...(event.covered && { covered: event.covered.map(faceDown) }),
      };
    case 'CardsDrawn':
      return { ...event, cards: event.cards.map((card, seat) => (seat === viewer ? card : HIDDEN)) };
    default:
      return event;
  }
}
