import { CARDS, SUITS } from '@stikk/engine';
import { randomMatch, seeded } from '@stikk/engine/testing';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
  draft,
} from '@stikk/variants/bondtolva';
import { randomBondtolva } from '@stikk/variants/testing';
import { describe, expect, it } from 'vitest';
import * as words from '../src/index.ts';
import { saidBy } from './family.ts';
import { sourcesOf } from './source.ts';
import { type Act, after, declare, play, sheet, table } from './tolva.ts';
import { askedKeys, messages, strict, valuesOf } from './walk.ts';

const { describeEvent, faultText, optionGroups, optionHint, optionLabel, optionMatters, optionValue } = words;
const { presetLine, presetName, presetPlayers, refusalText, remedyText, ruleDiff, ruleSheet } = words;

const everyone = Object.values(strict);
const { source, sources } = sourcesOf('bondtolva');
const shape = draft.shape as Readonly<Record<string, unknown>>;
const names = ['Kari', 'Ola', 'Per', 'Eva'];
const presets = Object.keys(bondtolva.presets);

/** Rule sheets that between them lead to every event. */
const played: readonly BondtolvaOptions[] = [
  sheet({ 'tolva.target': 5, 'tolva.bust': 3, 'dealer.first': 'high_card' }),
  sheet({ players: 3, 'tolva.mostDeals': 3, 'dealer.first': 'rps' }),
  sheet({ players: 4, 'tolva.questionsPerTrick': 'free', deck: '36', 'tolva.mostDeals': 6 }),
  sheet({ players: 4, 'tolva.settle': 'deal_end', 'tolva.showPair': false, 'tolva.mostDeals': 4 }),
  sheet({ 'tolva.mostDeals': 2, 'tolva.mustLeadPair': true }, 'bondtolva_36'),
  sheet({ 'tolva.mostDeals': 1, 'play.follow': false, 'tolva.settle': 'immediate' }),
  sheet({ players: 4, deck: '52', 'tolva.questionsPerTrick': 'free', 'tolva.strictMultiplayer': true }),
];

/** The first steps of a random match. */
function* steps(options: BondtolvaOptions, seed: number, most: number) {
  let left = most;
  for (const step of randomMatch(bondtolva, options, seed)) {
    if (left-- === 0) return;
    yield step;
  }
}

describe('every option', () => {
  it('stands on the form exactly once', () => {
    const listed = optionGroups(strict.nb, 'bondtolva').flatMap((group) => group.options);
    expect(listed.slice().sort()).toEqual(Object.keys(shape).sort());
  });

  it.each(Object.keys(shape))('%s has a name, a hint and words for its values', (option) => {
    for (const t of everyone) {
      for (const preset of ['bondtolva', '']) {
        expect(optionLabel(t, option, preset)).not.toContain(option);
        expect(optionHint(t, option, preset)).not.toContain(option);
      }
      for (const value of [...valuesOf(shape[option]), undefined]) {
        const text = optionValue(t, 'bondtolva', option, value);
        expect(text, `${option} ${String(value)}`).toMatch(/^[^{}]+$/);
        expect(text).not.toContain('undefined');
      }
    }
  });

  it('matters or not', () => {
    const matters = (changes: Readonly<Record<string, unknown>>) =>
      Object.keys(shape).filter((option) => !optionMatters('bondtolva', option, sheet(changes)));
    expect(matters({})).toEqual([
      'teams',
      'trump.mode',
      'tolva.questions',
      'tolva.questionsPerTrick',
      'tolva.strictMultiplayer',
      'firstLead',
      'dealer.chosen',
      'dealer.next',
    ]);
    expect(matters({ players: 4, 'dealer.first': 'chosen' })).toEqual([
      'trump.mode',
      'firstLead',
      'dealer.next',
    ]);
  });
});

describe('every fault', () => {
  const all = new Set(
    [...source('fault.ts').matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)+)'/g)].map((found) => found[1]!),
  );

  it('of the source has words, and only those', () => {
    expect(all.size).toBe(7);
    const told = [...messages('nb').keys()].filter((key) => key.startsWith('tolva.fault.'));
    expect([...told, 'tolva.fault.no-such-seat'].sort()).toEqual(
      [...all].map((code) => `tolva.fault.${code}`).sort(),
    );
  });

  it('speaks, and so does every remedy', () => {
    const changes: readonly Readonly<Record<string, unknown>>[] = [
      { teams: 'opposite_pairs' },
      { 'tolva.questions': 'both' },
      { players: 3, 'tolva.layout': 'tableau36' },
      { 'tolva.layout': 'tableau36' },
      { players: 3, 'tolva.layout': 'talong' },
      { players: 3, deck: '52' },
      { 'tolva.bust': 12 },
      { 'dealer.chosen': 3 },
    ];
    const seen = new Set<string>();
    for (const change of changes)
      for (const fault of bondtolva.faults(sheet(change))) {
        seen.add(fault.code);
        for (const t of everyone) {
          expect(faultText(t, 'bondtolva', fault)).toMatch(/^[^a-z].*\.$/);
          for (const remedy of fault.remedies)
            expect(remedyText(t, 'bondtolva', remedy)).toMatch(/^[^a-z{}][^{}]*$/);
        }
      }
    expect([...seen].sort()).toEqual([...all].sort());
  });

  it('that comes later is told in general', () => {
    for (const t of everyone) {
      const later = { option: 'deck', code: 'never-heard-of', remedies: [] };
      expect(faultText(t, 'bondtolva', later)).toMatch(/\.$/);
      expect(remedyText(t, 'bondtolva', {})).not.toBe('');
      expect(remedyText(t, 'bondtolva', { 'tolva.target': 11 })).toContain(':');
    }
  });
});

describe('every refusal', () => {
  const codes = new Set(
    [...sources.matchAll(/refuse\('([a-z-]+)'\)/g), ...sources.matchAll(/'(must-[a-z-]+)'/g)].map(
      (found) => found[1]!,
    ),
  ).add('unseen');

  it('of the source has words, and only those', () => {
    const own = [...messages('nb').keys()].filter((key) => key.startsWith('tolva.refusal.'));
    const unknown = [...codes].filter(
      (code) => !own.includes(`tolva.refusal.${code}`) && !messages('nb').has(`refusal.${code}`),
    );
    expect(unknown).toEqual([]);
    expect(own.filter((key) => !codes.has(key.slice('tolva.refusal.'.length)))).toEqual([]);
    expect([...codes]).toContain('must-lead-pair');
  });

  it('speaks with and without knowing more', () => {
    let turn = 0;
    for (const [index, options] of played.entries())
      for (const { before: state } of steps(options, index, 30)) {
        const commands = asked(state);
        const command = commands[turn++ % commands.length];
        for (const t of everyone)
          for (const reason of [...codes, 'never-heard-of'])
            for (const more of [{}, { state, command, options }])
              expect(refusalText(t, reason, { preset: 'bondtolva', names, ...more })).toMatch(
                /^[^a-z{}][^{}]*\.$/,
              );
      }
  });

  it('says why, whatever is really refused', () => {
    for (const [index, options] of played.entries())
      for (const { before } of steps(options, index + 20, 80)) {
        const turn = 'turn' in before ? before.turn : undefined;
        if (turn === undefined) continue;
        for (const command of asked(before)) {
          const decision = bondtolva.decide(before, command, turn, options);
          if (decision.ok) continue;
          const refused = { preset: 'bondtolva', names, state: before, command, options };
          expect(refusalText(strict.nb, decision.reason, refused)).not.toBe(strict.nb('refusal.other'));
        }
      }
  });

  function asked(state: BondtolvaState): readonly BondtolvaCommand[] {
    const at =
      'deal' in state ? { deal: state.deal.number, trick: state.deal.trickNumber } : { deal: 1, trick: 1 };
    return [
      { type: 'PlayCard', ...at, card: CARDS[14]! },
      { type: 'DrawCard', ...at },
      { type: 'AskPartner', ...at, kind: 'whole' },
      ...SUITS.flatMap((suit): readonly BondtolvaCommand[] => [
        { type: 'DeclareMarriage', ...at, suit },
        { type: 'AskPartner', ...at, kind: 'half', suit },
        { type: 'AnswerSuit', ...at, suit },
      ]),
    ];
  }
});

describe('every event', () => {
  const types = [...source('event.ts').matchAll(/type: z\.literal\('([A-Za-z]+)'\)/g)].map(
    (found) => found[1]!,
  );
  const seen = new Set<string>();

  /** Tells events to a player before they happen, to another after, and to a spectator who knows nothing. */
  function tell(from: BondtolvaState, events: readonly BondtolvaEvent[], options: BondtolvaOptions) {
    let state = from;
    for (const event of events) {
      seen.add(event.type);
      const next = bondtolva.evolve(state, event);
      const readings = [
        { you: 0, state, options },
        { you: 1, state: next, options },
        { you: undefined, state: undefined },
      ];
      for (const t of everyone)
        for (const reading of readings) {
          const shown = bondtolva.redact(event, reading.you ?? 'spectator');
          const telling = { preset: 'bondtolva', names: names.slice(0, options.players), ...reading };
          const text = describeEvent(t, shown, telling);
          expect(text, event.type).toMatch(/^[^a-zæøåäö{}][^{}]*$/);
          expect(text).not.toContain('undefined');
        }
      state = next;
    }
  }

  /** A half question that finds the mate, and a whole one that finds two pairs. */
  function asking(four: BondtolvaOptions) {
    const hands = ['AS KH QD 9C JS 9D', '9S JH TD TC 9H KD', 'TS QH QC KC KS QS', 'JC AH TH AC JD AD'];
    const won = after(table(four, hands), four, ...play('AS', '9S', 'TS', 'JD'));
    const half: Act = { type: 'AskPartner', kind: 'half', suit: 'H' };
    const whole: Act = { type: 'AskPartner', kind: 'whole' };
    const lines = [[half], [half, declare('H')], [whole], [whole, { type: 'AnswerSuit', suit: 'C' }]];
    return lines.map((acts) => after(won.state, four, ...acts));
  }

  it('is told to a player and to a spectator, before and after it has happened', () => {
    for (const [index, options] of played.entries())
      for (const step of randomMatch(bondtolva, options, index)) tell(step.before, step.events, options);
    for (const settle of ['hybrid', 'deal_end']) {
      const four = sheet({ players: 4, 'tolva.questionsPerTrick': 'free', 'tolva.settle': settle });
      for (const { before, events } of asking(four)) tell(before, events, four);
    }
    expect([...seen].sort()).toEqual(types.sort());
  });

  it('never tells a card of the talon that the reader has not drawn', () => {
    for (const { before, events } of randomMatch(bondtolva, sheet(), 8))
      for (const event of events) {
        if (event.type !== 'CardsDrawn') continue;
        const shown = bondtolva.redact(event, 0);
        const telling = { preset: 'bondtolva', names: ['Kari', 'Ola'], you: 0, state: before };
        const text = describeEvent(strict.en, shown, telling)!;
        const [own, other] = event.cards;
        expect(text).toContain(words.cardName(strict.en, own!));
        expect(text).not.toContain(words.cardName(strict.en, other!));
      }
  });

  it('of another kind is passed over', () => {
    expect(
      describeEvent(strict.nb, { type: 'SeatTaken' }, { preset: 'bondtolva', names: [] }),
    ).toBeUndefined();
  });
});

describe('the rule sheet', () => {
  it.each(presets.flatMap((preset) => [2, 3, 4].map((players) => [preset, players] as const)))(
    'of %s for %i is told, and differs from itself in nothing',
    (preset, players) => {
      for (const t of everyone) {
        tell(t, preset, sheet({ players }, preset));
        expect(ruleDiff(t, preset, sheet({ players }, preset))).toEqual([]);
        for (const text of [presetName(t, preset), presetLine(t, preset), presetPlayers(t, preset)])
          expect(text).not.toContain('preset.');
      }
    },
  );

  it('is told of any house rules', () => {
    for (let seed = 0; seed < 150; seed++)
      for (const t of everyone) tell(t, presets[seed % presets.length]!, randomBondtolva(seeded(seed)));
  });

  it('is told of a sheet that contradicts itself', () => {
    for (const t of everyone)
      for (const change of [
        { players: 4, 'tolva.layout': 'talong', deck: '24' },
        { players: 3, deck: '52' },
        { teams: 'none', players: 4 },
        { players: 4, 'tolva.questions': 'off' },
      ])
        tell(t, 'bondtolva', sheet(change));
  });

  function tell(t: words.Translate, preset: string, options: BondtolvaOptions) {
    const { title, sections } = ruleSheet(t, preset, options);
    expect(title).toContain(String(options.players));
    expect(sections).toHaveLength(options.teams === 'none' ? 9 : 10);
    const odd = sections
      .flatMap(({ lines }) => lines)
      .filter((line) => !/^[^a-zæøåäö{}][^{}]*\.$/.test(line));
    expect(odd).toEqual([]);
    for (const change of ruleDiff(t, preset, options)) expect(change.from).not.toBe(change.to);
  }
});

describe('the table', () => {
  it('has words at every turn', () => {
    for (const [index, options] of played.entries())
      for (const { before } of steps(options, index + 40, 300)) {
        if (!('deal' in before) || before.turn === undefined) continue;
        const commands = bondtolva.legal(before, before.turn, options);
        const telling = {
          preset: 'bondtolva',
          names: names.slice(0, options.players),
          you: 0,
          state: before,
        };
        for (const t of everyone)
          expect(
            [
              words.promptText(t, commands),
              words.dutyText(t, before, options),
              words.talonText(t, before.deal.talon.length),
              words.roleText(t, telling, 1),
              words.roleText(t, telling, options.players - 2),
              ...Object.values(words.sideText(t, telling, 1)),
              ...words.pointsLeft(t, before.deal, options).rows.map((row) => row.text),
              ...before.match.scores.flatMap((score) => Object.values(words.trackText(t, score, options))),
              ...SUITS.flatMap((suit) => {
                const { title, pair, gives } = words.declarationText(t, suit, before.deal, 3, options);
                return [title, pair, gives];
              }),
              ...(before.phase === 'playing'
                ? SUITS.map((suit) => {
                    const { text, closed } = words.halfText(t, suit, before);
                    return closed ?? text;
                  })
                : []),
            ].filter((text) => text === '' || text?.includes('undefined')),
          ).toEqual([]);
      }
  });
});

describe('every message', () => {
  it('is asked for', () => {
    for (const t of everyone) {
      for (const kind of ['trumf', 'tjog'] as const) {
        expect(words.kindText(t, kind)).toBe(kind);
        for (const why of ['later', 'once', 'talon', 'pair'] as const)
          expect(words.closedDeclaration(t, kind, why).why).not.toBe('');
      }
      words.closingText(t, 11, sheet());
      const level = {
        type: 'DealScored',
        deal: 1,
        last: 0,
        matadors: null,
        counts: [4, 4],
        eyes: [20, 20],
      } as const;
      expect(words.describeEvent(t, level, { preset: 'bondtolva', names: ['Ada', 'Ola'] })).not.toBe('');
      for (const text of [
        words.askText(t, 'Ola'),
        words.drawText(t),
        words.orderText(t),
        words.noTrumpYet(t),
      ])
        expect(text).not.toBe('');
      expect(Object.values(words.wholeText(t))).not.toContain('');
      for (const group of optionGroups(t, 'bondtolva')) expect(group.label).not.toBe('');
    }
    const unasked = [...messages('nb').keys()].filter(
      (key) => saidBy(key) === 'bondtolva' && !askedKeys.has(key),
    );
    expect(unasked).toEqual([]);
  });
});
