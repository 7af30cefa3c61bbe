import { CARDS, HIDDEN, type Trump } from '@stikk/engine';
import { randomMatch, seeded } from '@stikk/engine/testing';
import { draft, type OhHellOptions, ohHell } from '@stikk/variants/oh-hell';
import { randomOptions, sheet } from '@stikk/variants/testing';
import { describe, expect, it } from 'vitest';
import {
  callText,
  cardName,
  describeEvent,
  faultText,
  languages,
  needText,
  optionGroups,
  optionHint,
  optionLabel,
  optionMatters,
  optionValue,
  presetLine,
  presetName,
  presetPlayers,
  refusalText,
  remedyText,
  ruleDiff,
  ruleSheet,
  type Translate,
  trumpEffect,
  trumpSentence,
  trumpShort,
} from '../src/index.ts';
import { saidBy } from './family.ts';
import { sourcesOf } from './source.ts';
import { askedKeys, messages, strict, valuesOf } from './walk.ts';

const everyone = Object.values(strict);
const presets = Object.keys(ohHell.presets);
const { source, sources } = sourcesOf('oh-hell');

const shape = draft.shape as Readonly<Record<string, unknown>>;

describe('every option', () => {
  it('stands on the form exactly once', () => {
    const listed = optionGroups(strict.nb, 'ohhell').flatMap((group) => group.options);
    expect(listed.slice().sort()).toEqual(Object.keys(shape).sort());
  });

  it.each(Object.keys(shape))('%s has a name, a hint and words for its values', (option) => {
    for (const t of everyone) {
      expect(optionLabel(t, option, 'bondebridge')).not.toContain(option);
      expect(optionHint(t, option)).not.toContain(option);
      for (const value of valuesOf(shape[option])) {
        const text = optionValue(t, 'ohhell', option, value);
        expect(text, `${option} ${String(value)}`).not.toBe('');
        expect(text).not.toContain('undefined');
      }
      expect(optionValue(t, 'ohhell', option, undefined)).not.toBe('');
    }
  });
});

describe('every fault', () => {
  const codes = [...source('fault.ts').matchAll(/fault\(\s*'[^']+',\s*'([a-z-]+)'/g)].map(
    (match) => match[1]!,
  );
  const chosen = [...source('fault.ts').matchAll(/\? '([a-z]+(?:-[a-z]+)+)' : '([a-z]+(?:-[a-z]+)+)'/g)];
  const all = new Set([...codes, ...chosen.flatMap((match) => match.slice(1))]);

  it('of the source has words, and only those', () => {
    expect(all.size).toBeGreaterThan(12);
    const told = [...messages('nb').keys()].filter((key) => key.startsWith('fault.'));
    expect(told.sort()).toEqual([...all, 'other'].map((code) => `fault.${code}`).sort());
  });

  it('speaks, and so does every remedy', () => {
    const seen = new Set<string>();
    for (const options of draughts())
      for (const fault of ohHell.faults(options)) {
        seen.add(fault.code);
        for (const t of everyone) {
          expect(faultText(t, 'bondebridge', fault)).toMatch(/\.$/);
          for (const remedy of fault.remedies) expect(remedyText(t, 'bondebridge', remedy)).not.toBe('');
        }
      }
    expect([...seen].sort()).toEqual([...all].sort());
  });

  /** Sheets that contradict themselves in every way. */
  function* draughts(): Generator<OhHellOptions> {
    const changes: readonly Record<string, unknown>[] = [
      { players: 7 },
      { players: 5, 'deck.twosIndicator': true },
      { 'schedule.pattern': 'custom' },
      { 'schedule.pattern': 'custom', 'schedule.list': [20, { size: 3, sumRule: 'dealer_hook' }] },
      { 'dealer.chosen': 8 },
      { 'schedule.upMax': 12 },
      { 'schedule.pattern': 'down_up', elimination: 'when_needed', 'schedule.upMax': 30 - 4 },
      { 'trump.mode': 'draw', 'trump.drawReturn': false, 'schedule.max': 13 },
      { deck: '36', 'deck.twosIndicator': true, 'schedule.max': 3 },
      { deck: '32', leftover: 'nontrump_twos', 'schedule.max': 3 },
      { leftover: 'nontrump_twos', 'trump.mode': 'turn_up', 'deck.twosIndicator': true },
      { 'trump.mode': 'setesdal', 'play.mustHead': true },
      { 'trump.mode': 'setesdal', 'trump.noTrumpSmallest': 2, 'trump.drawGrandRanks': ['A'] },
      { 'bid.mode': 'turn', sumRule: 'left_adjusts' },
      { sumRule: 'dealer_hook' },
      { elimination: 'each_ascending_round' },
      {
        'schedule.pattern': 'down_up',
        players: 2,
        elimination: 'each_ascending_round',
        'elimination.min': 5,
      },
      { 'schedule.pattern': 'down_up', elimination: 'when_needed', 'elimination.tie': 'none_out' },
    ];
    for (const change of changes) yield draft.parse(ohHell.resolve('bondebridge', change));
  }

  it('that comes later is told in general', () => {
    for (const t of everyone) {
      const later = { option: 'deck', code: 'never-heard-of', remedies: [] };
      expect(faultText(t, 'ohhell', later)).toMatch(/\.$/);
      expect(remedyText(t, 'ohhell', { 'schedule.upMax': undefined })).toBe(
        remedyText(t, 'ohhell', { 'schedule.upMax': 'none' }),
      );
      expect(remedyText(t, 'ohhell', {})).not.toBe('');
      expect(remedyText(t, 'ohhell', { 'end.tie': 'shared' })).toContain(':');
    }
  });
});

describe('every refusal', () => {
  const codes = new Set(
    [...sources.matchAll(/refuse\('([a-z-]+)'\)/g), ...sources.matchAll(/'(must-[a-z-]+)'/g)].map(
      (match) => match[1]!,
    ),
  ).add('unseen');

  it('of the source has words, and only those', () => {
    const told = [...messages('nb').keys()].filter((key) => key.startsWith('refusal.'));
    expect(told.sort()).toEqual([...codes, 'other'].map((code) => `refusal.${code}`).sort());
  });

  it('speaks with and without knowing more', () => {
    for (const t of everyone)
      for (const reason of [...codes, 'never-heard-of']) {
        const told = { preset: 'ohhell', names: ['Kari', 'Ola', 'Per', 'Eva'] };
        expect(refusalText(t, reason, told)).toMatch(/\.$/);
        for (const step of randomMatch(ohHell, sheet('boerenbridge', { 'schedule.max': 2 }), 3))
          expect(refusalText(t, reason, { ...told, state: step.before, command: step.command })).toMatch(
            /\.$/,
          );
      }
  });
});

describe('every event', () => {
  const types = [...source('event.ts').matchAll(/type: z\.literal\('([A-Za-z]+)'\)/g)].map(
    (match) => match[1]!,
  );

  it('is told to a player and to a spectator, before and after it has happened', () => {
    const seen = new Set<string>();
    const played = [
      ...['bondebridge', 'ohhell', 'boerenbridge'].map((preset) => sheet(preset, { 'schedule.max': 3 })),
      sheet('bondebridge', { 'trump.mode': 'draw', 'schedule.max': 4 }),
      sheet('bondebridge', { 'trump.mode': 'setesdal', 'schedule.max': 3, 'bid.oneCard': 'unseen' }),
      sheet('ohhell', {
        'trump.mode': 'highest_bidder',
        'schedule.max': 3,
        'bid.oneCard': 'forehead',
        sumRule: 'none',
      }),
      sheet('bondebridge', {
        players: 6,
        'schedule.pattern': 'down_up',
        'schedule.max': 5,
        elimination: 'each_ascending_round',
        'scoring.hit': '0',
      }),
      sheet('bondebridge', {
        players: 3,
        'schedule.pattern': 'down',
        'schedule.max': 'full',
        leftover: 'nontrump_twos',
        'dealer.first': 'random',
      }),
    ];
    for (const [index, options] of played.entries())
      for (const step of randomMatch(ohHell, options, index)) {
        let state = step.before;
        for (const event of step.events) {
          seen.add(event.type);
          const next = ohHell.evolve(state, event);
          const readings = [
            { preset: 'bondebridge', you: 0, told: state },
            { preset: 'ohhell', you: 1, told: next },
            { preset: 'boerenbridge', you: undefined, told: undefined },
          ];
          for (const t of everyone)
            for (const { preset, you, told } of readings) {
              const shown = ohHell.redact(event, you ?? 'spectator');
              const names = ['Kari', 'Ola', 'Per', 'Eva'];
              const text = describeEvent(t, shown, { preset, names, you, state: told, options });
              expect(text, event.type).toMatch(/^[^a-zæøåäö{}]/);
            }
          state = next;
        }
      }
    expect([...seen].sort()).toEqual(types.sort());
  });

  it('of another kind is passed over', () => {
    expect(describeEvent(strict.nb, { type: 'SeatTaken' }, { preset: 'ohhell', names: [] })).toBeUndefined();
  });
});

describe('the rule sheet', () => {
  it.each(presets)('of %s is told, and differs from itself in nothing', (preset) => {
    for (const t of everyone) {
      tell(t, preset, sheet(preset));
      expect(ruleDiff(t, preset, sheet(preset))).toEqual([]);
      for (const text of [presetName(t, preset), presetLine(t, preset), presetPlayers(t, preset)])
        expect(text).not.toContain('preset.');
    }
  });

  it('is told of any house rules', () => {
    for (let seed = 0; seed < 300; seed++) {
      const options = randomOptions(seeded(seed));
      for (const t of everyone) tell(t, presets[seed % presets.length]!, options);
    }
  });

  it('is told of a sheet that contradicts itself', () => {
    const options = draft.parse(ohHell.resolve('bondebridge', { players: 6 }));
    for (const t of everyone) tell(t, 'bondebridge', options);
  });

  it('is told of every formula', () => {
    const hits = ['0', '7', '10+bid', '5+2*bid', '10+tricks', '10+5*tricks', '10+bid^2', '1+3*tricks^2'];
    const misses = [
      '0',
      '0*tricks',
      'tricks',
      '-diff',
      '-3*diff',
      '-diff^2',
      '-5*(2^diff-1)',
      '-(1+...+diff)',
    ];
    for (const [index, hit] of hits.entries())
      for (const t of everyone)
        tell(t, 'ohhell', sheet('ohhell', { 'scoring.hit': hit, 'scoring.miss': misses[index] }));
  });

  it('knows what matters', () => {
    for (const option of Object.keys(shape)) optionMatters('ohhell', option, sheet('ohhell'));
    expect(optionMatters('ohhell', 'trump.suit', sheet('ohhell'))).toBe(false);
    expect(optionMatters('wk_boerenbridge', 'trump.suit', sheet('wk_boerenbridge'))).toBe(true);
  });

  function tell(t: Translate, preset: string, options: OhHellOptions) {
    const { title, sections } = ruleSheet(t, preset, options);
    expect(title).toContain(String(options.players));
    expect(sections).toHaveLength(10);
    const headings = sections.map((section) => section.heading);
    const odd = sections
      .flatMap((section) => (section.lines.length > 0 ? section.lines : ['']))
      .filter((line) => !/^[^a-zæøåäö].*\.$/.test(line));
    expect(headings).not.toContain('');
    expect(odd).toEqual([]);
    for (const change of ruleDiff(t, preset, options)) expect(change.from).not.toBe(change.to);
  }
});

describe('every message', () => {
  /** What pages ask for by key, beside what the functions say. */
  const forPages = /^(bid|sheet)\./;

  it('is asked for', () => {
    const trumps: readonly (Trump | undefined)[] = ['C', 'NT', undefined, { under: 'C', over: 'S' }];
    for (const t of everyone) {
      for (const card of [...CARDS, HIDDEN] as const) expect(cardName(t, card)).not.toBe('');
      for (const trump of trumps)
        for (const text of [trumpSentence(t, trump), trumpShort(t, trump), trumpEffect(t, trump)])
          expect(text).not.toBe('');
      for (const call of ['over', 'under', 'even'] as const)
        expect(Object.values(callText(t, call, 10, 9))).not.toContain('');
      for (const [bid, taken, left] of [
        [2, 0, 3],
        [2, 2, 1],
        [0, 0, 1],
        [1, 2, 1],
        [3, 0, 1],
        [1, 1, 0],
        [1, 0, 0],
      ] as const)
        expect(needText(t, 'bondebridge', { bid, taken, left })).not.toBe('');
    }
    const own = [...messages('nb').keys()].filter((key) => (saidBy(key) ?? 'oh-hell') === 'oh-hell');
    const unasked = own.filter((key) => !askedKeys.has(key) && !forPages.test(key));
    expect(unasked).toEqual([]);
    expect(languages).toHaveLength(4);
  });
});
