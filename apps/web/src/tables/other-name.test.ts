import { expect, it } from 'vitest';
import { otherName } from './other-name.ts';

it('suggests the first number that nobody has, and never too long a name', () => {
  expect(otherName('Kari', ['Kari'])).toBe('Kari 2');
  expect(otherName('Kari ', ['kari', 'KARI 2', 'Per'])).toBe('Kari 3');
  expect(otherName('å'.repeat(24), [])).toBe(`${'å'.repeat(22)} 2`);
});
