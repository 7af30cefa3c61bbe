import { expect, test } from 'vitest';
import {
  after,
  type Dispute,
  decided,
  isForPlayers,
  type Move,
  type Party,
  type Step,
  stateForPlayers,
  unruly,
} from './dispute.ts';

const opened: Step = { type: 'Opened', seat: 1, about: 9, category: 'misclick', words: 'I meant the ten.' };
const player = (seat: number): Party => ({ kind: 'player', seat });
const director = (id: string, sits = false): Party => ({ kind: 'director', id, sits });
const ruled: Step = { type: 'Ruled', kind: 'strike', reason: 'misclick', entry: 12 };

/** A dispute after these steps, each by whoever is named before it. */
const told = (...steps: readonly (readonly [by: string, step: Step])[]): Dispute =>
  steps.reduce<Dispute | undefined>((so, [by, step]) => after(so, step, by), after(undefined, opened, 'u1'))!;

const outcome = (dispute: Dispute | undefined, it: Move, by: Party): string => {
  const decision = decided(dispute, it, by);
  return decision.ok ? decision.events[0]!.type : decision.reason;
};
const taken = ['d1', { type: 'Taken' }] as const;

test('a dispute runs from open over taken, waiting and ruled to closed, and an appeal opens it again', () => {
  const asked: Step = { type: 'Asked', seat: 2, words: 'What did you see?' };
  const answered: Step = { type: 'Answered', seat: 2, words: 'Nothing.' };
  const appealed: Step = { type: 'Appealed', seat: 2, words: 'No.' };
  const steps = [
    taken,
    ['d1', asked],
    ['u2', answered],
    ['d1', ruled],
    ['u2', appealed],
    ['d2', { type: 'Taken' }],
  ] as const;
  const states = steps.map((_, at) => told(...steps.slice(0, at + 1)).state);
  expect(states).toEqual(['taken', 'waiting', 'taken', 'ruled', 'appealed', 'taken']);
  expect(told(...steps, ['d2', ruled], ['d2', { type: 'Closed' }]).state).toBe('closed');
});

test('an answer of somebody who was not asked leaves it waiting', () => {
  const asked: Step = { type: 'Asked', seat: 2, words: 'Well?' };
  const dispute = told(taken, ['d1', asked], ['u3', { type: 'Answered', seat: 3, words: 'I say…' }]);
  expect([dispute.state, dispute.asked]).toEqual(['waiting', 2]);
});

const stands = { deal: 1, scores: [0, 0], winners: null, void: false };
const proposed: Step = {
  type: 'Proposed',
  rulingId: 'r1',
  ruling: { kind: 'none', reason: 'other', note: '' },
  effect: { before: stands, after: stands, crossings: [] },
};
const confirmed: Step = { type: 'Confirmed', words: 'Yes.' };
const judging = (what: 'confirm' | 'decline', rulingId = 'r1'): Move => ({ what, rulingId, words: 'So.' });

test('a proposal is ruled on by both directors, or taken back', () => {
  const waiting = told(taken, ['d1', proposed]);
  expect([waiting.state, waiting.takenBy, waiting.proposed?.by]).toEqual(['proposed', 'd1', 'd1']);
  const both = told(taken, ['d1', proposed], ['d2', confirmed], ['d2', ruled]);
  expect([both.state, both.ruledBy, both.proposed]).toEqual(['ruled', ['d1', 'd2'], undefined]);
  for (const end of [
    ['d2', { type: 'Declined', words: 'No.' }],
    ['d2', { type: 'Lapsed', reason: 'match-over' }],
  ] as const) {
    const again = told(taken, ['d1', proposed], end);
    expect([again.state, again.takenBy, again.proposed]).toEqual(['taken', 'd1', undefined]);
  }
});

test('players are told of no proposal, nor of what came of it', () => {
  expect([proposed, confirmed, { type: 'Lapsed', reason: 'x' } as const].filter(isForPlayers)).toEqual([]);
  expect(isForPlayers(ruled)).toBe(true);
  expect(['proposed', 'ruled'].map((state) => stateForPlayers(state as 'ruled'))).toEqual(['taken', 'ruled']);
});

test.each<[string, Dispute, Move, Party, string]>([
  [
    'another director confirms',
    told(taken, ['d1', proposed]),
    judging('confirm'),
    director('d2'),
    'Confirmed',
  ],
  [
    'another director declines',
    told(taken, ['d1', proposed]),
    judging('decline'),
    director('d2'),
    'Declined',
  ],
  [
    'nobody judges their own proposal',
    told(taken, ['d1', proposed]),
    judging('confirm'),
    director('d1'),
    'own-proposal',
  ],
  [
    'nobody judges another proposal than they read',
    told(taken, ['d1', proposed]),
    judging('confirm', 'r2'),
    director('d2'),
    'not-proposed',
  ],
  [
    'nobody judges where they sit',
    told(taken, ['d1', proposed]),
    judging('decline'),
    director('d2', true),
    'own-match',
  ],
  [
    'it is confirmed once',
    told(taken, ['d1', proposed], ['d2', confirmed]),
    judging('decline'),
    director('d3'),
    'confirmed-already',
  ],
  [
    'what is confirmed is not put back',
    told(taken, ['d1', proposed], ['d2', confirmed]),
    { what: 'leave' },
    director('d1'),
    'confirmed-already',
  ],
  ['a proposal is put back', told(taken, ['d1', proposed]), { what: 'leave' }, director('d1'), 'Left'],
  [
    'nobody is asked while a proposal waits',
    told(taken, ['d1', proposed]),
    { what: 'ask', seat: 1, words: 'Well?' },
    director('d1'),
    'proposed-already',
  ],
  [
    'what is ruled on is not put back',
    told(taken, ['d1', ruled]),
    { what: 'leave' },
    director('d1'),
    'ruled-already',
  ],
  [
    'a player proposes nothing',
    told(taken),
    { what: 'propose', proposal: proposed },
    player(1),
    'only-a-director',
  ],
  ['a director takes what is open', told(), { what: 'take' }, director('d1'), 'Taken'],
  ['nobody takes what another has', told(taken), { what: 'take' }, director('d2'), 'taken-already'],
  ['nobody rules where they sit', told(), { what: 'take' }, director('d1', true), 'own-match'],
  ['a player takes nothing', told(), { what: 'take' }, player(2), 'only-a-director'],
  [
    'only who has it asks',
    told(taken),
    { what: 'ask', seat: 2, words: 'Well?' },
    director('d2'),
    'not-taken',
  ],
  ['it is not closed before it is ruled on', told(taken), { what: 'close' }, director('d1'), 'not-ruled'],
  ['it is put back', told(taken), { what: 'leave' }, director('d1'), 'Left'],
  ['there is no appeal before a ruling', told(), { what: 'appeal', words: 'No.' }, player(1), 'not-ruled'],
  [
    'a ruling can be appealed',
    told(taken, ['d1', ruled]),
    { what: 'appeal', words: 'No.' },
    player(3),
    'Appealed',
  ],
  [
    'an appeal goes to another director',
    told(taken, ['d1', ruled], ['u1', { type: 'Appealed', seat: 1, words: 'No.' }]),
    { what: 'take' },
    director('d1'),
    'own-ruling',
  ],
  [
    'there is one appeal',
    told(
      taken,
      ['d1', ruled],
      ['u1', { type: 'Appealed', seat: 1, words: 'No.' }],
      ['d2', { type: 'Taken' }],
      ['d2', ruled],
    ),
    { what: 'appeal', words: 'No!' },
    player(1),
    'appealed-already',
  ],
  [
    'nothing is said to what is closed',
    told(taken, ['d1', ruled], ['d1', { type: 'Closed' }]),
    { what: 'answer', words: 'But…' },
    player(1),
    'closed',
  ],
  [
    'a director opens nothing',
    told(),
    { what: 'open', about: 1, category: 'other', words: 'x' },
    director('d1'),
    'only-a-player',
  ],
])('%s', (_, dispute, it, by, expected) => {
  expect(outcome(dispute, it, by)).toBe(expected);
});

test('only the director who has a dispute rules on it', () => {
  expect(unruly(told(taken), 'd1')).toBeUndefined();
  expect(unruly(told(taken), 'd2')).toEqual({ ok: false, reason: 'not-taken' });
  expect(unruly(told(), 'd1')).toEqual({ ok: false, reason: 'not-taken' });
});
