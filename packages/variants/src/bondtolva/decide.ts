import {
  type Actor,
  accept,
  type Card,
  type Decision,
  isTrumpSuit,
  isVoidIn,
  refuse,
  type Seat,
  type Suit,
  suitOf,
  trickWinner,
  UNSEEN,
} from '@stikk/engine';
import { booked } from './booking.ts';
import type { BondtolvaCommand, CommandOf } from './command.ts';
import { dealerChosen, dealt } from './deal.ts';
import type { BondtolvaEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { playable } from './legal.ts';
import type { BondtolvaOptions } from './options.ts';
import {
  declarable,
  halfQuestions,
  holding,
  kindOf,
  king,
  mayAsk,
  pairsIn,
  partnerOf,
  queen,
} from './pair.ts';
import { closedDeal, ended, ruledDeal } from './settle.ts';
import type { BondtolvaState, Drawing, Playing } from './state.ts';

type Decided = Decision<BondtolvaEvent>;
type InDeal = Extract<BondtolvaState, { deal: unknown }>;

/** What a command leads to, or why the rules refuse it. */
export function decide(
  state: BondtolvaState,
  command: BondtolvaCommand,
  by: Actor,
  options: BondtolvaOptions,
): Decided {
  if (command.type === 'ChooseDealer' || command.type === 'Deal') {
    if (by !== 'house') return refuse('only-the-house');
    if (command.type === 'ChooseDealer')
      return state.phase === 'choosing' ? dealerChosen(command, options) : refuse('wrong-phase');
    return state.phase === 'dealing' ? dealt(state.match, command, options) : refuse('wrong-phase');
  }
  if (command.type === 'CloseDeal')
    return by === 'director' ? closeDeal(state, command, options) : refuse('only-the-director');
  if (typeof by !== 'number') return refuse('only-a-seat');
  if (!('deal' in state)) return refuse('wrong-phase');
  if (state.turn !== by) return refuse('not-your-turn');
  if (command.deal !== state.deal.number || command.trick !== state.deal.trickNumber) return refuse('stale');
  const cards = holding(state.deal, by);
  if (cards === undefined) return refuse(UNSEEN);
  switch (command.type) {
    case 'PlayCard':
      return state.phase === 'playing'
        ? playCard(state, command.card, by, cards, options)
        : refuse('wrong-phase');
    case 'DrawCard':
      return state.phase === 'drawing' ? accept(cardsDrawn(state)) : refuse('wrong-phase');
    case 'DeclareMarriage':
      return declare(state, command.suit, by, cards, options);
    case 'AskPartner':
      return ask(state, command, by, cards, options);
    case 'AnswerSuit':
      return answer(state, command.suit, by, cards, options);
  }
}

function playCard(
  state: Playing,
  card: Card,
  seat: Seat,
  cards: readonly Card[],
  options: BondtolvaOptions,
): Decided {
  if (!cards.includes(card)) return refuse('not-in-hand');
  if (!playable(state, cards, options).includes(card)) return refuse(whyNot(state, card, cards));
  const event: BondtolvaEvent = { type: 'CardPlayed', seat, card };
  const { match, deal } = state;
  if (deal.trick.length + 1 < match.seats) return accept(event);
  const full = evolve(state, event) as Playing;
  const winner = trickWinner(full.deal.trick, deal.trump, options.rankOrder);
  const taken: BondtolvaEvent = { type: 'TrickTaken', seat: winner, trick: deal.trickNumber };
  const next = evolve(full, taken) as Playing | Drawing;
  const covers = coversTurned(next);
  const over = covers.length === 0 && next.deal.hands.every((hand) => hand.length === 0) && noneOpen(next);
  return accept(event, taken, ...covers, ...(over ? closedDeal(next, options) : []));
}

/** The duty that a held card would break. */
function whyNot({ deal }: Playing, card: Card, cards: readonly Card[]): string {
  const lead = deal.trick[0];
  if (lead === undefined) return 'must-lead-pair';
  const led = suitOf(lead.card);
  if (!isVoidIn(cards, led)) return suitOf(card) === led ? 'must-head' : 'must-follow-suit';
  return isTrumpSuit(deal.trump, suitOf(card)) ? 'must-head' : 'must-trump';
}

const noneOpen = ({ deal }: InDeal) =>
  deal.tableaux?.every(({ open }) => open.every((card) => card === null)) ?? true;

/** Covered cards whose open card was played are turned up when the trick is over. */
function coversTurned({ deal }: InDeal): readonly BondtolvaEvent[] {
  return (deal.tableaux ?? []).flatMap(({ covered, open }, seat) =>
    covered.flatMap((card, place): readonly BondtolvaEvent[] =>
      card !== null && open[place] === null ? [{ type: 'CoverTurned', seat, place, card }] : [],
    ),
  );
}

/** The winner takes the top card of the talon, the others the next ones in turn (R-TO-07). */
function cardsDrawn({ match, deal, turn }: Drawing): BondtolvaEvent {
  const cards = match.sides.map((_, seat) => deal.talon[(seat - turn + match.seats) % match.seats]!);
  return { type: 'CardsDrawn', cards, first: turn };
}

function declare(
  state: InDeal,
  suit: Suit,
  seat: Seat,
  cards: readonly Card[],
  options: BondtolvaOptions,
): Decided {
  if (state.phase === 'answering' || state.window === undefined) return refuse('no-window');
  if (state.window.declared !== undefined) return refuse('one-declaration');
  if (!declarable(cards, state.deal, state.window).includes(suit)) return refuse('no-pair');
  return accept(...marriage(state, suit, seat, seat, options));
}

/** A declaration by `seat` of a pair that lies with `holder` and perhaps the partner, and what it gives. */
function marriage(
  state: InDeal,
  suit: Suit,
  seat: Seat,
  holder: Seat,
  options: BondtolvaOptions,
): readonly BondtolvaEvent[] {
  const kind = kindOf(state.deal);
  const points = options[`tolva.points.${kind}`];
  const other = partnerOf(state.match, holder);
  const holds = (card: Card) => (holding(state.deal, holder)!.includes(card) ? holder : other);
  const shown = options['tolva.showPair'] ? { king: holds(king(suit)), queen: holds(queen(suit)) } : {};
  const event: BondtolvaEvent = { type: 'MarriageDeclared', seat, suit, kind, points, ...shown };
  if (options['tolva.settle'] === 'deal_end' || points === 0) return [event];
  const side = state.match.sides[seat]!;
  const booking = booked(state.match.scores, { side, for: kind, points }, options);
  const next = [event, { type: 'PointsBooked', ...booking } as const].reduce<BondtolvaState>(evolve, state);
  return [event, { type: 'PointsBooked', ...booking }, ...ended(next, undefined, options)];
}

function ask(
  state: InDeal,
  { kind, suit }: CommandOf<'AskPartner'>,
  seat: Seat,
  cards: readonly Card[],
  options: BondtolvaOptions,
): Decided {
  if (state.phase !== 'playing' || state.window === undefined) return refuse('no-window');
  if (!mayAsk(kind, state.window, options)) return refuse('no-question');
  if ((kind === 'half') !== (suit !== undefined)) return refuse('no-question');
  if (suit !== undefined && !halfQuestions(cards, state.deal, state.window).includes(suit))
    return refuse('no-half');
  const partner = partnerOf(state.match, seat)!;
  const theirs = holding(state.deal, partner);
  if (theirs === undefined) return refuse(UNSEEN);
  const asked: BondtolvaEvent = { type: 'PartnerAsked', seat, kind, ...(suit && { suit }) };
  if (suit !== undefined) {
    const yes = theirs.includes(king(suit)) || theirs.includes(queen(suit));
    return accept<BondtolvaEvent>(asked, { type: 'PartnerAnswered', seat: partner, yes, suit });
  }
  const pairs = pairsIn(theirs, state.deal);
  if (pairs.length > 1) return accept<BondtolvaEvent>(asked, { type: 'AnswerDue', seat: partner });
  const [only] = pairs;
  if (only === undefined)
    return accept<BondtolvaEvent>(asked, { type: 'PartnerAnswered', seat: partner, yes: false });
  return accept(asked, ...answered(evolve(state, asked) as InDeal, only, seat, partner, options));
}

function answer(
  state: InDeal,
  suit: Suit,
  seat: Seat,
  cards: readonly Card[],
  options: BondtolvaOptions,
): Decided {
  if (state.phase !== 'answering') return refuse('wrong-phase');
  if (!pairsIn(cards, state.deal).includes(suit)) return refuse('no-pair');
  return accept(...answered(state, suit, state.asker, seat, options));
}

/** A whole pair with the partner obliges: it is declared at once for the one who asked. */
function answered(
  state: InDeal,
  suit: Suit,
  asker: Seat,
  partner: Seat,
  options: BondtolvaOptions,
): readonly BondtolvaEvent[] {
  const event: BondtolvaEvent = { type: 'PartnerAnswered', seat: partner, yes: true, suit };
  return [event, ...marriage(evolve(state, event) as InDeal, suit, asker, partner, options)];
}

function closeDeal(
  state: BondtolvaState,
  command: CommandOf<'CloseDeal'>,
  options: BondtolvaOptions,
): Decided {
  if (!('deal' in state)) return refuse('wrong-phase');
  if (command.deal !== state.deal.number) return refuse('stale');
  if (command.points.length !== state.match.scores.length) return refuse('bad-points');
  return accept(...ruledDeal(state, command.points, options));
}
