import type { Card, Entry, Seat } from '@stikk/engine';
import type { OhHellEvent } from '@stikk/variants/oh-hell';

export interface LastTrick {
  readonly number: number;
  readonly winner: Seat;
  readonly plays: readonly { readonly seat: Seat; readonly card: Card }[];
}

/** The trick of this deal that was taken last. */
export function lastTrickOf(entries: readonly Entry<OhHellEvent>[]): LastTrick | undefined {
  let taken: { readonly seat: Seat; readonly trick: number } | undefined;
  const plays: { readonly seat: Seat; readonly card: Card }[] = [];
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at]!;
    if (!('game' in entry)) continue;
    const { game } = entry;
    if (game.type === 'CardPlayed' && taken) plays.unshift({ seat: game.seat, card: game.card });
    else if (game.type === 'TrickTaken' && !taken) taken = game;
    else if (game.type === 'TrickTaken' || game.type === 'HandsDealt') break;
    else if (taken) break;
  }
  return taken && { number: taken.trick, winner: taken.seat, plays };
}
