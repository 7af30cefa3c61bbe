import type { OhHellEvent } from './event.ts';

/** What everybody learned: the bids that were sealed, or which card was turned or drawn for trump. */
export const reveals = (event: OhHellEvent): readonly ('bids' | 'trump')[] =>
  event.type === 'BidsRevealed'
    ? ['bids']
    : event.type === 'HandsDealt' && (event.turnUp ?? event.drawn) !== undefined
      ? ['trump']
      : [];
