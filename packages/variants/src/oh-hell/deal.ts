import {
  accept,
  type Card,
  type Decision,
  deckOf,
  drawnDealer,
  isShuffleOf,
  nextSeat,
  refuse,
  type Seat,
  suitOf,
  type Trump,
} from '@stikk/engine';
import type { CommandOf } from './command.ts';
import { firstDealer, nextDealer } from './dealer.ts';
import type { OhHellEvent } from './event.ts';
import type { OhHellOptions } from './options.ts';
import { packFor } from './pack.ts';
import { type PlannedDeal, packSize, plannedDeal } from './schedule.ts';
import type { Match } from './state.ts';
import { drawsFor, setesdalTrump, trumpBeforeDeal } from './trump.ts';

const SEEN = { normal: 'own', forehead: 'others', unseen: 'none' } as const;

/** The house deals, one card at a time from the dealer's left (R-BB-15, R-OH-11). */
export function dealt(
  match: Match,
  command: CommandOf<'Deal'>,
  options: OhHellOptions,
): Decision<OhHellEvent> {
  const number = match.sheet.length + 1;
  const deal = plannedDeal(options, number)!;
  const dealer = nextDealer(match, options);
  const order = dealingOrder(match, dealer);
  const players = order.length;
  const { deck, drawn } = command;
  if (!drawsFit(deal, players, drawn, options)) return refuse('bad-draw');
  const before = trumpBeforeDeal(deal, drawn, options);
  const { cards, removed } = packFor(number, deal, players, drawn, before, options);
  if (!isShuffleOf(deck, cards)) return refuse('bad-deck');

  const hands = match.out.map((): Card[] => []);
  for (let index = 0; index < players * deal.size; index++)
    hands[order[index % players]!]!.push(deck[index]!);
  const rest = deck.slice(players * deal.size);
  const turned =
    before === undefined
      ? turnUp(rest, hands[dealer]!, drawn, options)
      : { trump: before, turnUp: undefined };
  return accept<OhHellEvent>({
    type: 'HandsDealt',
    deal: number,
    size: deal.size,
    dealer,
    hands,
    stock: rest[0] === turned.turnUp ? rest.slice(1) : rest,
    seen: SEEN[deal.oneCard],
    bidding: options['bid.mode'] === 'turn' ? 'turn' : 'sealed',
    ...(turned.trump !== undefined && { trump: turned.trump }),
    ...(turned.turnUp !== undefined && { turnUp: turned.turnUp }),
    ...(drawn.length > 0 && { drawn: drawn.slice() }),
    ...(removed.length > 0 && { removed: removed.slice() }),
  });
}

function dealingOrder(match: Match, dealer: Seat): readonly Seat[] {
  const order: Seat[] = [];
  let seat = dealer;
  do {
    seat = nextSeat(seat, match.out);
    order.push(seat);
  } while (seat !== dealer);
  return order;
}

/** Trump by the turned card, and what does instead when no card is left to turn (R-BO-15, R-OH-13, A-32). */
function turnUp(
  rest: readonly Card[],
  dealersHand: readonly Card[],
  drawn: readonly Card[],
  options: OhHellOptions,
): { readonly trump: Trump | undefined; readonly turnUp: Card | undefined } {
  if (options['trump.mode'] !== 'turn_up') return { trump: undefined, turnUp: undefined };
  const top = rest[0];
  if (top !== undefined) return { trump: suitOf(top), turnUp: top };
  switch (options['trump.noCardLeft']) {
    case 'no_trump':
      return { trump: 'NT', turnUp: undefined };
    case 'dealer_last_card':
      return { trump: suitOf(dealersHand.at(-1)!), turnUp: dealersHand.at(-1) };
    case 'cut_before_deal':
      return { trump: suitOf(drawn[0]!), turnUp: undefined };
  }
}

function drawsFit(
  deal: PlannedDeal,
  players: number,
  drawn: readonly Card[],
  options: OhHellOptions,
): boolean {
  const deck = deckOf(packSize(options));
  if (!drawn.every((card) => deck.includes(card))) return false;
  switch (drawsFor(deal, players, options)) {
    case 'none':
      return drawn.length === 0;
    case 'one':
    case 'cut':
      return drawn.length === 1;
    case 'two_suits':
      return setesdalTrump(drawn) !== undefined && setesdalTrump(drawn.slice(0, -1)) === undefined;
  }
}

/** The house settles who deals first, by the way that the rule sheet names. */
export function dealerChosen(
  match: Match,
  command: CommandOf<'ChooseDealer'>,
  options: OhHellOptions,
): Decision<OhHellEvent> {
  const { draws, throws } = command;
  const how = options['dealer.first'];
  const dealer = drawnDealer(firstDealer(match.seats, options), command);
  if (dealer === undefined) return refuse('bad-draw');
  return accept<OhHellEvent>({
    type: 'DealerChosen',
    dealer,
    how,
    ...(draws && { draws }),
    ...(throws && { throws }),
  });
}
