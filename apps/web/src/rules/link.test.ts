import { describe, expect, it } from 'vitest';
import { levelsFor } from '../lobby/level.ts';
import { begun, changed, type Draft, outcome } from './draft.ts';
import { PRESETS } from './family.ts';
import { queryOf, type Setting, settingOf } from './link.ts';

const back = (setting: Setting): Setting =>
  settingOf(Object.fromEntries(new URLSearchParams(`${queryOf(setting)}`)), 'bondebridge');
const setting = (draft: Draft, bots = levelsFor(outcome(draft).seats, [])): Setting => ({ draft, bots });

const DRAFTS: readonly Draft[] = [
  ...PRESETS.map((preset) => begun(preset)),
  changed(begun('bondebridge'), { players: 5, 'deck.twosIndicator': true, 'bid.oneCard': 'forehead' }),
  changed(begun('ohhell'), { deck: '36', 'scoring.hit': '10', 'scoring.miss': '-2*(1+...+diff)' }),
  changed(begun('ohhell'), {
    'schedule.max': 'full',
    'schedule.turnRepeat': 'players',
    'schedule.endRepeat': 3,
  }),
  changed(begun('bondebridge'), {
    'schedule.list': [1, { size: 2, trump: 'NT', sumRule: 'none' }, { size: 1, oneCard: 'unseen' }],
    'schedule.pattern': 'custom',
  }),
  changed(begun('bondebridge'), {
    'trump.rotation': ['S', 'NT', 'S'],
    'trump.drawGrandRanks': ['A', 'T'],
    'scoring.made': { 0: 5, 3: -7 },
  }),
  changed(begun('plump'), { 'scoring.made': undefined }),
];

describe('an address', () => {
  it.each(DRAFTS.map((draft) => [`${queryOf(setting(draft))}`, draft] as const))(
    'brings back %s',
    (_, draft) => {
      expect(outcome(back(setting(draft)).draft).sheet).toEqual(outcome(draft).sheet);
    },
  );

  it('brings back how well each bot plays', () => {
    expect(back(setting(begun('bondebridge'), ['easy', 'easy', 'easy'])).bots).toEqual([
      'easy',
      'easy',
      'easy',
    ]);
    expect(back(setting(begun('bondebridge'), ['easy', 'normal', 'easy'])).bots).toEqual([
      'easy',
      'normal',
      'easy',
    ]);
    expect(back(setting(begun('bondebridge'))).bots).toEqual(['normal', 'normal', 'normal']);
  });

  it('asks for nothing that no rule sheet has', () => {
    const query = {
      preset: 'nothing',
      players: '99',
      deck: '53',
      'bid.mode': '["turn"]',
      'scoring.hit': 'alert(1)',
      'schedule.list': '[0]',
      bots: 'clever,easy',
      __proto__: '1',
    };
    expect(settingOf(query, 'bondebridge')).toEqual({
      draft: begun('bondebridge'),
      bots: ['easy', 'easy', 'easy'],
    });
  });

  it('is read once where a parameter comes twice', () => {
    expect(
      outcome(settingOf({ preset: ['ohhell', 'plump'], players: ['5', '6'] }, 'plump').draft).seats,
    ).toBe(5);
  });
});
