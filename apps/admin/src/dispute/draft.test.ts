import { RULINGS, type RulingKind } from '@stikk/engine';
import { ruling } from '@stikk/engine/table';
import { expect, it } from 'vitest';
import { type Draft, rulingOf, untilOf } from './draft.ts';

const draft = (kind: RulingKind, changes: Partial<Draft> = {}): Draft => ({
  kind,
  reason: 'misclick',
  note: ' The finger slipped. ',
  seat: 2,
  points: ['-5', '−3', '+2', 'x'],
  from: 17,
  sets: false,
  days: 2,
  rated: false,
  reverses: undefined,
  ...changes,
});

it.each(RULINGS)('writes a ruling of the kind %s as the rules of rulings take it', (kind) => {
  for (const reverses of [undefined, 9]) {
    const made = rulingOf(draft(kind, { reverses }));
    expect(ruling.parse(made)).toEqual(made);
    expect(made).toMatchObject({ kind, reason: 'misclick', note: 'The finger slipped.' });
  }
});

it('takes points as they are typed, with either minus', () => {
  expect(rulingOf(draft('adjust'))).toMatchObject({ points: [-5, -3, 2, 0] });
});

it('suspends from rated tables alone where that is said', () => {
  const made = rulingOf(draft('suspend', { rated: true }));
  expect(ruling.parse(made)).toMatchObject({ kind: 'suspend', rated: true });
  expect(rulingOf(draft('warn', { rated: true }))).not.toHaveProperty('rated');
});

it('ends a suspension after its days, and nothing else', () => {
  expect(untilOf(draft('suspend'), 1000)).toBe(1000 + 2 * 24 * 60 * 60_000);
  expect(untilOf(draft('warn'), 1000)).toBeUndefined();
});
