import { draft as bondtolvaDraft } from '@stikk/variants/bondtolva';
import { draft } from '@stikk/variants/oh-hell';
import { expect, it } from 'vitest';
import { controlsOf } from './control.ts';
import { begun, chosen, outcome } from './draft.ts';
import { readHit, readMiss, readZero, writeHit, writeMiss, writeZero } from './formula.ts';

const CONTROLS = controlsOf(draft);

it('sets every option of the family', () => {
  expect(
    Object.fromEntries(Object.entries(CONTROLS).map(([name, { kind }]) => [name, kind])),
  ).toMatchInlineSnapshot(`
    {
      "announceOverUnder": "switch",
      "bid.mode": "choice",
      "bid.oneCard": "choice",
      "dealer.chosen": "number",
      "dealer.first": "choice",
      "dealer.next": "choice",
      "deck": "choice",
      "deck.twosIndicator": "switch",
      "elimination": "choice",
      "elimination.min": "number",
      "elimination.tie": "choice",
      "end.tie": "choice",
      "firstLead": "choice",
      "leftover": "choice",
      "play.follow": "switch",
      "play.mustHead": "switch",
      "play.mustTrump": "switch",
      "players": "number",
      "rankOrder": "choice",
      "schedule.endRepeat": "number-or-word",
      "schedule.list": "deals",
      "schedule.max": "number-or-word",
      "schedule.pattern": "choice",
      "schedule.turnRepeat": "number-or-word",
      "schedule.upMax": "number",
      "scoring.hit": "formula",
      "scoring.made": "table",
      "scoring.miss": "formula",
      "scoring.zero": "formula",
      "sumRule": "choice",
      "sumRule.fromSize": "number",
      "sumRule.lastDeal": "choice",
      "trump.drawGrandRanks": "set",
      "trump.drawReturn": "switch",
      "trump.mode": "choice",
      "trump.noCardLeft": "choice",
      "trump.noTrumpSmallest": "number",
      "trump.rotation": "order",
      "trump.suit": "choice",
    }
  `);
});

it('sets every option of Bondtolva, a number among words as what it is', () => {
  const controls = controlsOf(bondtolvaDraft);
  expect(Object.keys(controls)).toEqual(Object.keys(bondtolvaDraft.shape));
  expect(controls['tolva.questionsPerTrick']).toEqual({ kind: 'choice', values: [1, 'free'] });
});

it('offers only values that the rule sheet takes', () => {
  const start = begun('bondebridge');
  for (const [option, control] of Object.entries(CONTROLS)) {
    const values =
      control.kind === 'choice'
        ? control.values
        : control.kind === 'number' || control.kind === 'number-or-word'
          ? [control.min, control.max, ...('words' in control ? control.words : [])]
          : control.kind === 'switch'
            ? [true, false]
            : control.kind === 'order' || control.kind === 'set'
              ? [[...control.values]]
              : [];
    for (const value of values) expect(outcome(chosen(start, option, value)).sheet[option]).toEqual(value);
  }
});

it.each(['0', '10', '10+bid', '10+tricks', '5+3*bid', '10+bid^2', '0+2*tricks^2'])(
  'keeps the points %s',
  (formula) => {
    expect(writeHit(readHit(formula))).toBe(formula);
  },
);
it.each(['0', 'tricks', '2*tricks', '-diff', '-5*diff', '-diff^2', '-5*(2^diff-1)', '-2*(1+...+diff)'])(
  'keeps the penalty %s',
  (formula) => {
    expect(writeMiss(readMiss(formula))).toBe(formula);
  },
);
it.each(['same', '5', '5+size'])('keeps the points for nothing, %s', (formula) => {
  expect(writeZero(readZero(formula))).toBe(formula);
});
