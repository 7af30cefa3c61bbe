import type { Card } from './card.ts';
import { type RankOrder, strengthOf } from './deck.ts';
import type { Shuffle } from './game.ts';
import type { BySeat, Seat } from './seat.ts';

/** Ways to settle who deals first: rock paper scissors, the highest drawn card, chance, or a named seat. */
export const FIRST_DEALER_WAYS = ['rps', 'high_card', 'random', 'chosen'] as const;
export type FirstDealerWay = (typeof FIRST_DEALER_WAYS)[number];

export const SHAPES = ['rock', 'paper', 'scissors'] as const;
export type Shape = (typeof SHAPES)[number];

export interface DealerDraw {
  readonly draws?: (Card | null)[][] | undefined;
  readonly throws?: (Shape | null)[][] | undefined;
  readonly dealer?: Seat | undefined;
}

/** What settles the first dealer under a rule sheet. */
export interface FirstDealer {
  readonly seats: number;
  readonly how: FirstDealerWay;
  /** Who deals first when it is chosen. */
  readonly chosen: Seat;
  readonly deck: readonly Card[];
  readonly order: RankOrder;
}

/** Who drew the highest card of a round; several between equals, for suits are unranked (R-OH-09, A-13b). */
export function highestDrawn(draws: BySeat<Card | null>, order: RankOrder): readonly Seat[] {
  const strengths = draws.map((drawn) => (drawn === null ? -1 : strengthOf(drawn, order)));
  const best = Math.max(...strengths);
  return strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
}

const BEATEN: Record<Shape, Shape> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

/** Who stays in after a round of rock, paper, scissors: the stronger shape if exactly two were shown (R-BB-13). */
export function throwWinners(throws: BySeat<Shape | null>): readonly Seat[] {
  const still = throws.flatMap((shape, seat) => (shape === null ? [] : [seat]));
  const [one, other, third] = new Set(throws.filter((shape) => shape !== null));
  if (other === undefined || third !== undefined) return still;
  const winning = BEATEN[one!] === other ? one : other;
  return still.filter((seat) => throws[seat] === winning);
}

/** The house's draws or throws until one seat is left. */
export function drawDealer({ seats, how, chosen, deck, order }: FirstDealer, shuffle: Shuffle): DealerDraw {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  if (how === 'chosen') return { dealer: chosen };
  if (how === 'random') return { dealer: shuffle('dealer', everyone)[0]! };
  const rounds = <Shown>(
    show: (round: number, still: readonly Seat[]) => (Shown | null)[],
    winners: (shown: BySeat<Shown | null>) => readonly Seat[],
  ) => {
    const all: (Shown | null)[][] = [];
    let still: readonly Seat[] = everyone;
    while (still.length > 1) {
      const shown = show(all.length + 1, still);
      all.push(shown);
      still = winners(shown);
    }
    return all;
  };
  if (how === 'high_card')
    return {
      draws: rounds<Card>(
        (round, still) => {
          const cards = shuffle(`draw ${round}`, deck);
          return everyone.map((seat) => (still.includes(seat) ? cards[seat]! : null));
        },
        (shown) => highestDrawn(shown, order),
      ),
    };
  return {
    throws: rounds<Shape>(
      (round, still) =>
        everyone.map((seat) => (still.includes(seat) ? shuffle(`throw ${round} ${seat}`, SHAPES)[0]! : null)),
      throwWinners,
    ),
  };
}

/** Who deals first by these draws; `undefined` where they do not fit the rule sheet or leave it open. */
export function drawnDealer(
  { seats, how, chosen, deck, order }: FirstDealer,
  draw: DealerDraw,
): Seat | undefined {
  switch (how) {
    case 'high_card': {
      const fair = draw.draws?.every((round) => {
        const cards = round.filter((drawn) => drawn !== null);
        return cards.every((drawn) => deck.includes(drawn)) && new Set(cards).size === cards.length;
      });
      return fair ? lastOne(seats, draw.draws!, (round) => highestDrawn(round, order)) : undefined;
    }
    case 'rps':
      return draw.throws && lastOne(seats, draw.throws, throwWinners);
    case 'chosen':
      return draw.dealer === chosen && chosen < seats ? chosen : undefined;
    case 'random': {
      const { dealer = seats } = draw;
      return dealer < seats ? dealer : undefined;
    }
  }
}

/** Who is left after rounds in which exactly those still in take part; `undefined` unless it is one. */
function lastOne<Shown>(
  seats: number,
  rounds: readonly (readonly (Shown | null)[])[],
  winners: (round: readonly (Shown | null)[]) => readonly Seat[],
): Seat | undefined {
  let still: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  for (const round of rounds) {
    if (still.length === 1 || round.length !== seats) return undefined;
    if (round.some((shown, seat) => (shown !== null) !== still.includes(seat))) return undefined;
    still = winners(round);
  }
  return still.length === 1 ? still[0] : undefined;
}
