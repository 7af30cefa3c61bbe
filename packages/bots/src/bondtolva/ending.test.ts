import { type BondtolvaState, bondtolva } from '@stikk/variants/bondtolva';
import { describe, expect, test } from 'vitest';
import { randomTolva, type TolvaMoment, tolvaMatch, tolvaSheet } from '../../testing/tolva-match.ts';
import { solved } from './ending.ts';
import { type Equity, equityOf } from './race.ts';
import { type Deciding, rulesOf } from './rules.ts';
import { sightOf } from './sight.ts';

/** The chance of a seat's side to win with best play of both, found by trying every line with the rules. */
function tried(state: BondtolvaState, seat: number, options: TolvaMoment['options'], equity: Equity): number {
  if (state.phase === 'over') return state.winners.includes(seat) ? 1 / state.winners.length : 0;
  if (!('deal' in state)) return equity(Int32Array.from(state.match.scores), seat, -1);
  const by = bondtolva.toAct(state)[0] as number;
  const values = bondtolva.legal(state, by, options).map((command) => {
    const decision = bondtolva.decide(state, command, by, options);
    if (!decision.ok) throw new Error(decision.reason);
    return tried(decision.events.reduce(bondtolva.evolve, state), seat, options, equity);
  });
  return by === seat ? Math.max(...values) : Math.min(...values);
}

const count = (piles: readonly (readonly unknown[])[]): number =>
  piles.flat().filter((card) => card !== null).length;

/** Cards not yet played. */
const cardsLeft = ({ deal }: Deciding): number =>
  count([
    ...deal.hands,
    deal.talon,
    ...(deal.tableaux ?? []).flatMap(({ open, covered }) => [open, covered]),
  ]);

describe('endings of two players', () => {
  test.each([
    ['talon', tolvaSheet({ 'tolva.mostDeals': 12 })],
    ['talon, no duties', tolvaSheet({ 'play.follow': false, 'tolva.mostDeals': 6 })],
    ['settled at the end', tolvaSheet({ 'tolva.settle': 'deal_end', 'tolva.mostDeals': 12 })],
    ['one by one', tolvaSheet({ 'tolva.settle': 'immediate', 'tolva.mostDeals': 12 })],
    [
      'all dealt',
      tolvaSheet({ 'tolva.layout': 'all_dealt', 'tolva.mustLeadPair': true, 'tolva.mostDeals': 12 }),
    ],
    ['tableau', tolvaSheet({ 'tolva.mostDeals': 12 }, 'bondtolva_36')],
  ])('the search finds what trying every line finds: %s', (_, options) => {
    let met = 0;
    tolvaMatch(options, 21, (moment) => {
      const { state, view, seat, record } = moment;
      const left = 'deal' in state ? cardsLeft(state) : 0;
      if ('deal' in view && left > 2 && left <= 7) {
        const commands = bondtolva.legal(view, seat, options);
        const equity = equityOf(rulesOf(view, options));
        const found = solved(sightOf(view, seat, options, record), commands, equity, 1e6);
        const open =
          view.deal.tableaux?.some(({ covered }) => covered.some((card) => card !== null)) ?? false;
        if (!open) {
          expect(found?.value).toBeCloseTo(tried(state, seat, options, equity), 9);
          met++;
        }
      }
      return randomTolva(moment);
    });
    expect(met).toBeGreaterThan(8);
  });
});
