import { expect, test } from 'vitest';
import type { MatchInfo } from '../table/session.ts';
import { isPractice } from './practice.ts';

const info = (you: number | null, kinds: readonly ('person' | 'bot')[], rated = false) =>
  ({ you, rated, seats: kinds.map((kind) => ({ kind })) }) as unknown as MatchInfo;

test('a hint is for whoever plays with robots alone, and never where a match is rated', () => {
  expect(isPractice(info(1, ['bot', 'person', 'bot']))).toBe(true);
  expect(isPractice(info(0, ['person', 'person', 'bot']))).toBe(false);
  expect(isPractice(info(null, ['bot', 'person', 'bot']))).toBe(false);
  expect(isPractice(info(1, ['bot', 'person', 'bot'], true))).toBe(false);
});
