import { expect, it } from 'vitest';
import { newsOf } from './news.ts';
import type { Person, Place } from './wire.ts';

const person = (name: string, more: Partial<Person> = {}): Place => ({
  kind: 'person',
  name,
  present: true,
  ready: false,
  host: false,
  account: false,
  blocked: false,
  ...more,
});
const open: Place = { kind: 'open' };
const bot: Place = { kind: 'bot', name: 'Odd', level: 'easy' };
const at = (...places: readonly Place[]) => ({ places, preset: 'bondebridge', changes: { players: 3 } });

it('tells who sat down, who left and who was seated as a bot', () => {
  expect(newsOf(at(person('Kari'), person('Per'), open), at(person('Kari'), bot, person('Ola')))).toEqual([
    { kind: 'left', name: 'Per' },
    { kind: 'bot', name: 'Odd' },
    { kind: 'sat', name: 'Ola' },
  ]);
});

it('tells of those who stay only what changed', () => {
  const before = at(person('Kari', { host: true }), person('Per'), person('Ola'));
  expect(newsOf(before, before)).toEqual([]);
  expect(
    newsOf(before, at(person('Kari', { host: true, ready: true }), person('Per', { present: false }), bot)),
  ).toEqual([
    { kind: 'left', name: 'Ola' },
    { kind: 'bot', name: 'Odd' },
    { kind: 'ready', name: 'Kari' },
    { kind: 'away', name: 'Per' },
  ]);
  expect(newsOf(before, at(person('Kari'), person('Per', { host: true }), person('Ola')))).toEqual([
    { kind: 'host', name: 'Per' },
  ]);
});

it('says of new rules only that there are some, though nobody is ready any more', () => {
  const before = at(person('Kari', { ready: true }), person('Per', { ready: true }), open);
  const after = { ...at(person('Kari'), person('Per'), open), changes: { players: 3, deck: '36' } };
  expect(newsOf(before, after)).toEqual([{ kind: 'rules', name: '' }]);
});
