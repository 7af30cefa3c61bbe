import { type Card, type FollowRules, following, type Seat, suitOf } from '@stikk/engine';
import type { BondtolvaCommand } from './command.ts';
import type { BondtolvaOptions } from './options.ts';
import { declarable, halfQuestions, holding, mayAsk, pairsIn } from './pair.ts';
import type { BondtolvaState, Deal, Drawing, Playing } from './state.ts';

/** The duties that hold now: none while there is a talon to draw from (R-TO-06, R-TO-15 to R-TO-17, A-14). */
export function duties(deal: Deal, options: BondtolvaOptions): FollowRules {
  const strict = options['tolva.strictMultiplayer'] && !deal.drawing;
  return {
    follow: options['play.follow'] && deal.talon.length === 0,
    mustTrump: options['play.mustTrump'] || strict,
    mustHead: options['play.mustHead'] || strict,
  };
}

/** The cards that may be played now. A declarer who must lead the pair leads one of its cards if held. */
export function playable(state: Playing, cards: readonly Card[], options: BondtolvaOptions): readonly Card[] {
  const { deal } = state;
  const pair = options['tolva.mustLeadPair'] ? deal.fresh : undefined;
  const own = cards.filter((card) => suitOf(card) === pair && (card[0] === 'K' || card[0] === 'Q'));
  if (own.length > 0) return own;
  return following(cards, deal.trick, deal.trump, options.rankOrder, duties(deal, options));
}

/** Every command the rules allow the seat now. Empty where the seat's own cards cannot be seen. */
export function legal(
  state: BondtolvaState,
  seat: Seat,
  options: BondtolvaOptions,
): readonly BondtolvaCommand[] {
  if (!('deal' in state) || state.turn !== seat) return [];
  const cards = holding(state.deal, seat);
  if (cards === undefined) return [];
  const at = { deal: state.deal.number, trick: state.deal.trickNumber };
  switch (state.phase) {
    case 'drawing':
      return [...declarations(state, cards, options), { type: 'DrawCard', ...at }];
    case 'answering':
      return pairsIn(cards, state.deal).map((suit) => ({ type: 'AnswerSuit', ...at, suit }));
    case 'playing':
      return [
        ...(state.window ? declarations(state, cards, options) : []),
        ...playable(state, cards, options).map(
          (card): BondtolvaCommand => ({ type: 'PlayCard', ...at, card }),
        ),
      ];
  }
}

function declarations(
  state: Playing | Drawing,
  cards: readonly Card[],
  options: BondtolvaOptions,
): readonly BondtolvaCommand[] {
  const { deal } = state;
  const window = state.window!;
  const at = { deal: deal.number, trick: deal.trickNumber };
  const suits = declarable(cards, deal, window);
  const found: BondtolvaCommand[] = suits.map((suit) => ({ type: 'DeclareMarriage', ...at, suit }));
  if (mayAsk('whole', window, options)) found.push({ type: 'AskPartner', ...at, kind: 'whole' });
  if (mayAsk('half', window, options))
    for (const suit of halfQuestions(cards, deal, window))
      found.push({ type: 'AskPartner', ...at, kind: 'half', suit });
  return found;
}
