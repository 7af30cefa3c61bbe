import type { Card } from '@stikk/engine';

export interface TolvaDeal {
  readonly hands: Card[][];
  readonly covered: (Card | undefined)[][];
  readonly open: (Card | undefined)[][];
  readonly talon: Card[];
}

/** Three and three with a talon, else one at a time; order from the dealer's left. */
export function tolvaDeal(layout: string, deck: readonly Card[], order: readonly number[]): TolvaDeal {
  const stack = [...deck];
  const empty = <T>(): T[][] => order.map(() => []);
  const hands = empty<Card>();
  const covered = empty<Card | undefined>();
  const open = empty<Card | undefined>();
  const give = (to: (Card | undefined)[][], rounds: number, packet: number) => {
    for (let round = 0; round < rounds; round++)
      for (const seat of order) for (let card = 0; card < packet; card++) to[seat]!.push(stack.shift()!);
  };
  if (layout === 'talong') give(hands, 2, 3);
  else if (layout === 'all_dealt') give(hands, deck.length / order.length, 1);
  else {
    give(covered, 6, 1);
    give(open, 6, 1);
    give(hands, 6, 1);
  }
  return { hands, covered, open, talon: stack };
}
