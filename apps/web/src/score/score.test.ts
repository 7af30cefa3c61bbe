import { describe, expect, it } from 'vitest';
import { rules } from '../../testing/match.ts';
import { tolvaRules } from '../../testing/tolva.ts';
import { sheetModel as tolvaSheet } from '../tolva/sheet-model.ts';
import {
  type BondtolvaEntry,
  bondtolvaScore,
  dealerAfter,
  changesOf as tolvaChanges,
} from './bondtolva-score.ts';
import { deviceOf } from './device.ts';
import type { Act, Fact } from './fact.ts';
import { ledgerOf } from './ledger.ts';
import { bidFault, changesOf, type OhHellEntry, ohHellScore, openDeal, tricksLeft } from './oh-hell-score.ts';

const [P, Q, R] = [0, 1, 2];
const NAMES = ['P', 'Q', 'R'];
const PHONE = 'Chrome, Android';

const facts = (...acts: readonly Act[]): readonly Fact[] =>
  acts.map((act, seq) => ({ ...act, sheet: 'h12', seq, at: 1000 * seq, device: PHONE }));

const begun: Act = { type: 'Begun', preset: 'bondebridge', changes: { players: 3 }, names: NAMES, dealer: R };
const deals: readonly OhHellEntry[] = [
  { dealer: R, bids: [0, 0, 0], taken: [1, 0, 0] },
  { dealer: P, bids: [1, 0, 0], taken: [1, 1, 0] },
  { dealer: Q, bids: [1, 1, 0], taken: [1, 1, 1] },
];
const put: OhHellEntry = { dealer: P, bids: [1, 0, 0], taken: [1, 0, 1] };
const written = deals.map((entry, place): Act => ({ type: 'Written', deal: place + 1, entry: { ...entry } }));
const corrected: Act = { type: 'Corrected', deal: 2, entry: { ...put } };

const options = rules({ players: 3 });
const scoreOf = (list: readonly Fact[]) => {
  const { entries, ended } = ledgerOf(list);
  return ohHellScore(entries as unknown as readonly OhHellEntry[], { options, dealer: R, ended });
};
const totalsOf = (list: readonly Fact[]) => scoreOf(list).state.match.totals;

describe('H12 a mistake two rounds back', () => {
  const before = facts(begun, ...written);
  const after = facts(begun, ...written, corrected);
  const undone = facts(begun, ...written, corrected, { type: 'Undone', fact: 4 });

  it('has P 22, Q 21, R 20 as it was recorded', () => {
    expect(totalsOf(before)).toEqual([22, 21, 20]);
  });

  it('has P 22, Q 31, R 10 when the second deal is put right', () => {
    expect(totalsOf(after)).toEqual([22, 31, 10]);
  });

  it('leaves the other deals and all dealers as they were', () => {
    const [was, is] = [scoreOf(before).state.match.sheet, scoreOf(after).state.match.sheet];
    expect(is.map(({ dealer }) => dealer)).toEqual([R, P, Q]);
    expect([is[0], is[2]]).toEqual([was[0], was[2]]);
    expect(is[1]).toEqual({ ...was[1], taken: [1, 0, 1], points: [11, 10, 0], made: [true, true, false] });
  });

  it('never comes to totals that did not exist, whatever facts have arrived', () => {
    const seen = undone.map((_, end) => totalsOf(undone.slice(0, end + 1)));
    expect(seen).toEqual([
      [0, 0, 0],
      [0, 10, 10],
      [11, 10, 20],
      [22, 21, 20],
      [22, 31, 10],
      [22, 21, 20],
    ]);
  });

  it('says what was changed, from what, when and on which device', () => {
    const [note, ...others] = ledgerOf(after).corrections;
    expect(others).toEqual([]);
    expect(note).toEqual({
      seq: 4,
      deal: 2,
      from: deals[1],
      to: put,
      at: 4000,
      device: PHONE,
      undone: false,
    });
    expect(changesOf(deals[1]!, put)).toEqual([
      { seat: Q, what: 'took', from: 1, to: 0 },
      { seat: R, what: 'took', from: 0, to: 1 },
    ]);
  });

  it('is restored by undo, and the note stays as taken back', () => {
    expect(scoreOf(undone).state).toEqual(scoreOf(before).state);
    expect(ledgerOf(undone).corrections.map(({ undone }) => undone)).toEqual([true]);
    expect(ledgerOf(undone).last?.seq).toBe(3);
  });

  it('can be taken back after more was written', () => {
    const fourth: Act = { type: 'Written', deal: 4, entry: { dealer: R, bids: [0, 0, 0] } };
    const later = facts(begun, ...written, corrected, fourth, { type: 'Undone', fact: 4 });
    expect(totalsOf(later)).toEqual([22, 21, 20]);
    expect(ledgerOf(later).entries).toHaveLength(4);
    expect(ledgerOf(later).last?.seq).toBe(5);
  });
});

describe('a sheet of the Oh Hell family', () => {
  const frameAfter = (entries: readonly OhHellEntry[]) =>
    openDeal(ohHellScore(entries, { options, dealer: R, ended: false }).state, options)!;

  it('knows who deals, who is asked in which order and for how many cards', () => {
    expect(frameAfter([])).toEqual({ number: 1, size: 1, dealer: R, seats: [P, Q, R] });
    expect(frameAfter(deals)).toEqual({ number: 4, size: 4, dealer: R, seats: [P, Q, R] });
    const bid = [...deals, { dealer: R, bids: [1, 2, 2] }];
    expect(frameAfter(bid)).toEqual(frameAfter(deals));
  });

  it('counts the tricks that are not written yet', () => {
    const frame = frameAfter(deals);
    expect(tricksLeft(frame, [2, undefined, 1])).toBe(1);
    expect(tricksLeft(frame, [3, 2, undefined])).toBe(-1);
  });

  it('asks for a change where the bids make the tricks', () => {
    const frame = frameAfter(deals);
    expect(bidFault(frame, [1, 1, undefined], options)).toBeUndefined();
    expect(bidFault(frame, [1, 1, 1], options)).toBeUndefined();
    expect(bidFault(frame, [1, 1, 2], options)).toEqual({ kind: 'adjust', seat: P, choices: [0, 2] });
    const hook = rules({ players: 3, 'bid.mode': 'turn', sumRule: 'dealer_hook' });
    expect(bidFault(frame, [1, 1, 2], hook)).toEqual({ kind: 'hook', seat: R, bid: 2 });
    expect(bidFault(frame, [1, 1, 0], hook)).toBeUndefined();
  });

  it('ends with the last deal, or where the players stop', () => {
    const stopped = ohHellScore(deals, { options, dealer: R, ended: true });
    expect(stopped.state).toMatchObject({ phase: 'over', winners: [P] });
    const one = rules({ players: 3, 'schedule.pattern': 'custom', 'schedule.list': [1] });
    const over = ohHellScore(deals, { options: one, dealer: R, ended: false });
    expect(over.state).toMatchObject({ phase: 'over', winners: [Q, R] });
    expect(over.beyond).toBe(2);
    expect(openDeal(over.state, one)).toBeUndefined();
  });

  it('lets those leave who are last, or who drew to leave, and keeps to who did leave', () => {
    const leaving = rules({
      players: 3,
      elimination: 'each_ascending_round',
      'schedule.pattern': 'down_up',
      'schedule.max': 3,
      'schedule.turnRepeat': 1,
    });
    const at = { options: leaving, dealer: R, ended: false };
    const calm = [3, 2, 1].map((size, place): OhHellEntry => {
      const numbers = [0, 0, size];
      return { dealer: [R, P, Q][place]!, bids: numbers, taken: numbers };
    });
    const level: OhHellEntry = { dealer: R, bids: [0, 0, 0], taken: [1, 1, 0] };
    expect(ohHellScore([...calm, level], at).state).toMatchObject({ phase: 'tied', tied: [P, Q] });
    const drawn = ohHellScore([...calm, { ...level, leaves: Q }], at).state;
    expect(drawn.match.out).toEqual([false, true, false]);
    const onlyP: OhHellEntry = { dealer: R, bids: [0, 0, 1], taken: [1, 0, 1] };
    expect(ohHellScore([...calm, onlyP], at).state.match.out).toEqual([true, false, false]);
    const fifth: OhHellEntry = { dealer: P, bids: [1, null, 0] };
    const gone = ohHellScore([...calm, onlyP, fifth], at).state;
    expect(gone.match.out).toEqual([false, true, false]);
  });
});

describe('a sheet of Bondtolva', () => {
  const tolva = tolvaRules();
  const at = { options: tolva, dealer: 1, ended: false };
  const full: BondtolvaEntry = {
    dealer: 1,
    declared: [
      { side: 0, suit: 'H' },
      { side: 0, suit: 'S' },
      { side: 1, suit: 'C' },
    ],
    last: 0,
    matadors: 0,
  };

  it('counts trumf 2, tjog 1, the last trick 1, aces and tens 1', () => {
    const { state } = bondtolvaScore([full], at);
    expect(state.match.scores).toEqual([5, 1]);
    expect(state.match.sheet[0]?.trump).toBe('H');
    expect(dealerAfter(state)).toBe(0);
  });

  it('counts a pair as soon as it is declared', () => {
    const { state } = bondtolvaScore([{ dealer: 1, declared: full.declared.slice(0, 2) }], at);
    expect(state).toMatchObject({ phase: 'playing', match: { scores: [3, 0] } });
  });

  it('falls from 13 to 7, and wins at exactly 12', () => {
    const second: BondtolvaEntry = { ...full, dealer: 0 };
    const eleven: BondtolvaEntry = { dealer: 1, declared: [], last: 0, matadors: null };
    const falls: BondtolvaEntry = { dealer: 0, declared: [{ side: 0, suit: 'D' }], last: 1, matadors: 1 };
    const fallen = bondtolvaScore([full, second, eleven, falls], at).state;
    expect(fallen.match.scores).toEqual([7, 4]);
    const { rows } = tolvaSheet(fallen, tolva, 0);
    expect(rows[3]?.cells[0]).toMatchObject({ total: 7, falls: [{ reached: 13, to: 7 }] });
    const wins: BondtolvaEntry = { dealer: 0, declared: [], last: 0, matadors: 1 };
    const won = bondtolvaScore([full, second, eleven, wins, full], at);
    expect(won.state).toMatchObject({ phase: 'over', winners: [0], match: { scores: [12, 3] } });
    expect(won.beyond).toBe(1);
  });

  it('books partners on one side and stops where they stop', () => {
    const four = tolvaRules({ players: 4 });
    const { state } = bondtolvaScore([full], { options: four, dealer: 3, ended: true });
    expect(state).toMatchObject({ phase: 'over', winners: [0, 2], match: { scores: [5, 1] } });
  });

  it('tells what was put right', () => {
    expect(tolvaChanges(full, { ...full, last: 1, matadors: null })).toEqual([
      { what: 'last', from: 0, to: 1 },
      { what: 'matadors', from: 0, to: undefined },
    ]);
    const declared = full.declared.slice(1);
    expect(tolvaChanges(full, { ...full, declared })).toEqual([
      { what: 'declared', from: full.declared, to: declared },
    ]);
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', PHONE],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge, Windows'],
  ['curl/8', ''],
])('calls a device by its browser and system: %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
