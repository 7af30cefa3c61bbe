import { CARDS, SUITS } from '@stikk/engine';
import { cardsIn, type Random, type Subject } from '@stikk/engine/testing';
import * as z from 'zod/mini';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
  draft,
} from '../src/bondtolva/index.ts';

/** The laws' knowledge of Bondtolva, written without its `legal`, `decide` and `redact`. */
export const bondtolvaSubject: Subject<BondtolvaOptions, BondtolvaState, BondtolvaCommand, BondtolvaEvent> = {
  game: bondtolva,
  alphabet(state) {
    const at =
      'deal' in state ? { deal: state.deal.number, trick: state.deal.trickNumber } : { deal: 1, trick: 1 };
    const stamps = [at, { ...at, trick: at.trick + 1 }, { ...at, deal: at.deal + 1 }];
    return stamps.flatMap((stamp): BondtolvaCommand[] => [
      ...CARDS.map((card): BondtolvaCommand => ({ type: 'PlayCard', ...stamp, card })),
      { type: 'DrawCard', ...stamp },
      { type: 'AskPartner', ...stamp, kind: 'whole' },
      { type: 'AskPartner', ...stamp, kind: 'half' },
      ...SUITS.flatMap((suit): BondtolvaCommand[] => [
        { type: 'DeclareMarriage', ...stamp, suit },
        { type: 'AskPartner', ...stamp, kind: 'half', suit },
        { type: 'AskPartner', ...stamp, kind: 'whole', suit },
        { type: 'AnswerSuit', ...stamp, suit },
      ]),
    ]);
  },
  maySee(_, event, viewer, known) {
    switch (event.type) {
      case 'HandsDealt':
        return new Set([
          ...(typeof viewer === 'number' ? event.hands[viewer]! : []),
          ...(event.open ?? []).flat(),
        ]);
      case 'CardsDrawn':
        return new Set([...known, ...(typeof viewer === 'number' ? [event.cards[viewer]!] : [])]);
      case 'CardPlayed':
      case 'CoverTurned':
        return new Set([...known, event.card]);
      case 'DealerChosen':
        return new Set(cardsIn(event));
      default:
        return known;
    }
  },
  isSecret: () => false,
  invariant(state) {
    if (!('deal' in state)) return;
    const { deal } = state;
    const lying =
      deal.tableaux?.flatMap(({ covered, open }) => [...covered, ...open]).filter((card) => card !== null) ??
      [];
    const cards = [
      ...deal.hands.flat(),
      ...deal.talon,
      ...lying,
      ...deal.captured.flat(),
      ...deal.trick.map((play) => play.card),
    ];
    if (new Set(cards).size !== cards.length) throw new Error('a card is in two places');
    if (
      cards.length !== 24 &&
      cards.length !== 36 &&
      cards.length !== 32 &&
      cards.length !== 52 &&
      cards.length !== 48 &&
      cards.length !== 40
    )
      throw new Error(`${cards.length} cards are in play`);
    for (const score of state.match.scores) if (score < 0) throw new Error('a score is below zero');
  },
};

/** A rule sheet with random values for every option, mended by its own remedies until it can be played. */
export function randomBondtolva(random: Random): BondtolvaOptions {
  const pick = <Item>(...items: readonly Item[]): Item => items[random(items.length)]!;
  let sheet: Record<string, unknown> = {
    players: pick(2, 2, 3, 4, 4),
    teams: pick('none', 'opposite_pairs'),
    deck: pick('24', '24', '36', '32', '52'),
    rankOrder: pick('ace_ten', 'ace_ten', 'ace_high'),
    'tolva.layout': pick('talong', 'all_dealt', 'tableau36'),
    'tolva.showPair': random(3) > 0,
    'tolva.mustLeadPair': random(3) === 0,
    'tolva.questions': pick('off', 'whole', 'half', 'both', 'both'),
    'tolva.questionsPerTrick': pick<unknown>(1, 'free'),
    'play.follow': random(6) > 0,
    'play.mustTrump': random(2) === 0,
    'play.mustHead': random(2) === 0,
    'tolva.strictMultiplayer': random(3) === 0,
    'dealer.first': pick('rps', 'high_card', 'random', 'chosen'),
    'tolva.points.trumf': pick(2, 2, 3, 0),
    'tolva.points.tjog': pick(1, 1, 2),
    'tolva.points.last': pick(1, 1, 2),
    'tolva.points.matadors': pick(1, 1, 0),
    'tolva.target': pick(12, 12, 5),
    'tolva.bust': pick(7, 0, 3),
    'tolva.settle': pick('hybrid', 'immediate', 'deal_end'),
    'tolva.mostDeals': pick(100, 3, 12),
  };
  for (let mends = 0; mends < 40; mends++) {
    const faults = bondtolva.faults(z.parse(draft, sheet));
    const [fault] = faults;
    if (fault === undefined) return z.parse(bondtolva.options, sheet);
    sheet = { ...sheet, ...fault.remedies[random(fault.remedies.length)] };
  }
  throw new Error(`remedies do not mend ${JSON.stringify(sheet)}`);
}
