import { deckOf, type Fault } from '@stikk/engine';
import type { BondtolvaOptions } from './options.ts';

const fault = (
  option: keyof BondtolvaOptions,
  code: string,
  remedies: readonly Partial<BondtolvaOptions>[],
  params: Fault['params'] = {},
): Fault => ({ option, code, params, remedies });

/** Cards a player holds or has before them at the start of a deal. */
export const dealSize = (options: BondtolvaOptions): number =>
  options['tolva.layout'] === 'talong' ? 6 : Math.floor(deckOf(options.deck).length / options.players);

/** What contradicts in a rule sheet: constraints C10 to C12 of RULES.md. Empty when it can be played. */
export function faults(options: BondtolvaOptions): readonly Fault[] {
  const found: Fault[] = [];
  const { players, teams, deck } = options;
  const cards = deckOf(deck).length;
  const layout = options['tolva.layout'];
  if (teams === 'opposite_pairs' && players !== 4)
    found.push(
      fault('teams', 'teams-need-four', [
        { teams: 'none', 'tolva.questions': 'off' },
        { players: 4, 'tolva.layout': 'all_dealt' },
      ]),
    ); // C10
  if (options['tolva.questions'] !== 'off' && teams === 'none')
    found.push(
      fault('tolva.questions', 'questions-need-partner', [
        { 'tolva.questions': 'off' },
        { players: 4, teams: 'opposite_pairs', 'tolva.layout': 'all_dealt' },
      ]),
    );
  if (layout === 'tableau36' && (players !== 2 || deck !== '36'))
    found.push(
      fault('tolva.layout', 'tableau-needs-two-and-36', [
        { players: 2, deck: '36', teams: 'none', 'tolva.questions': 'off' },
        { 'tolva.layout': players === 2 ? 'talong' : 'all_dealt', ...(players === 2 && { deck: '24' }) },
      ]),
    ); // C11
  if (layout === 'talong' && players !== 2)
    found.push(
      fault('tolva.layout', 'talon-needs-two', [
        { 'tolva.layout': 'all_dealt' },
        { players: 2, teams: 'none', 'tolva.questions': 'off' },
      ]),
    ); // C12
  if (layout === 'all_dealt' && cards % players !== 0)
    found.push(fault('deck', 'cards-do-not-divide', [{ deck: '24' }, { deck: '36' }], { cards, players })); // C12
  if (options['tolva.bust'] >= options['tolva.target'])
    found.push(
      fault('tolva.bust', 'bust-not-below-target', [{ 'tolva.bust': options['tolva.target'] - 1 }], {
        target: options['tolva.target'],
      }),
    );
  if (options['dealer.chosen'] >= players)
    found.push(fault('dealer.chosen', 'no-such-seat', [{ 'dealer.chosen': 0 }]));
  return found;
}
