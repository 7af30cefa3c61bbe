import { type Hand, HIDDEN, type Viewer } from '@stikk/engine';
import type { EventOf, OhHellEvent } from './event.ts';

const faceDown = (hand: Hand): Hand[number][] => hand.map(() => HIDDEN);

/** The one form of an event that `viewer` may see. A seat that has left the match sees what spectators see. */
export function redact(event: OhHellEvent, viewer: Viewer): OhHellEvent {
  if (viewer === 'director') return event;
  switch (event.type) {
    case 'HandsDealt':
      return {
        ...event,
        hands: hands(event.hands, viewer, event.seen),
        stock: faceDown(event.stock),
      };
    case 'HandsUncovered':
      return { ...event, hands: hands(event.hands, viewer, 'own') };
    case 'BidMade':
      return event.sealed && event.seat !== viewer ? { ...event, bid: HIDDEN } : event;
    default:
      return event;
  }
}

function hands(
  dealt: readonly Hand[],
  viewer: Viewer,
  seen: EventOf<'HandsDealt'>['seen'],
): Hand[number][][] {
  const plays = typeof viewer === 'number' && (dealt[viewer]?.length ?? 0) > 0;
  return dealt.map((hand, seat) => {
    const open = plays && (seen === 'own' ? seat === viewer : seen === 'others' && seat !== viewer);
    return open ? hand.slice() : faceDown(hand);
  });
}
