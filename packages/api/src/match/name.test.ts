import { expect, it } from 'vitest';
import { personName } from './name.ts';

it.each([
  ['Kari', 'Kari'],
  ['  Ola   Nordmann ', 'Ola Nordmann'],
  ['A\u030ase', 'Åse'],
  ['👩‍👩‍👧‍👦'.repeat(24), '👩‍👩‍👧‍👦'.repeat(24)],
  ['李雷', '李雷'],
])('takes %s for %s', (told, name) => {
  expect(personName.parse(told)).toBe(name);
});

it.each([
  '',
  ' ',
  '\u200b',
  '\u3000',
  '\u3164',
  '\u2800',
  '\u0301',
  'a\u0000',
  'a\u202eb',
  'a\u2066b',
  'a'.repeat(25),
  '🂡'.repeat(25),
])('refuses %j', (told) => {
  expect(personName.safeParse(told).success).toBe(false);
});
