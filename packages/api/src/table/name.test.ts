import { BOT_NAMES } from '@stikk/bots';
import { expect, it } from 'vitest';
import { personName } from '../match/name.ts';
import { looksAlike, tableName } from './name.ts';

it.each([
  ['Kari', 'KARI'],
  ['Kari', 'Kari '],
  ['Kari', 'K a r i'],
  ['Kari', 'Kári'],
  ['Kari', 'Kar\u200bi'],
  ['Kari', '\u202dKari'],
  ['Kari', 'Kari\u3164'],
  ['Kari', 'Kari\ufe0f'],
  ['Kari', 'Kari\u2800'],
  ['Kari', 'Kаrі'],
  ['Kari', 'Καri'],
  ['Kari', 'Ｋａｒｉ'],
  ['Kari', '𝕂𝕒𝕣𝕚'],
  ['Kari', 'Karı'],
  ['Kari', 'KARİ'],
  ['Karl', 'KarI'],
  ['Karl', 'Kar1'],
  ['Ola', '0la'],
  ['Søren', 'Soren'],
  ['Åse', 'A\u030ase'],
  ['Hans', 'Нans'],
  ['TOM', 'ТОМ'],
  ['Groß', 'GROSS'],
  ['Иван', 'ИВАН'],
])('%j looks like %j', (one, other) => {
  expect(looksAlike(one, other)).toBe(true);
  expect(looksAlike(other, one)).toBe(true);
});

it.each([
  ['Kari', 'Karl'],
  ['Anna', 'Sanne'],
  ['Ola', 'Ole'],
  ['Kari 2', 'Kari 3'],
  ['李雷', '李蕾'],
  ['Иван', 'Петр'],
  ['🂡', '🂢'],
])('%j does not look like %j', (one, other) => {
  expect(looksAlike(one, other)).toBe(false);
});

it('keeps the names of bots apart', () => {
  for (const [index, one] of BOT_NAMES.entries())
    expect(BOT_NAMES.findIndex((name) => looksAlike(name, one))).toBe(index);
});

it.each(['', '  ', '\u3164', '\u115f\u1160', '\u2800\u2800', '\u00ad'])('takes %j for no name', (told) => {
  expect(personName.safeParse(told).success).toBe(false);
  expect(tableName.safeParse(told).success).toBe(false);
});

it('lets a table be called in forty letters, on one line', () => {
  expect(tableName.parse('  Torsdag  på hytta ')).toBe('Torsdag på hytta');
  expect(tableName.safeParse('a'.repeat(40)).success).toBe(true);
  expect(tableName.safeParse('a'.repeat(41)).success).toBe(false);
  expect(tableName.safeParse('a\u202eb').success).toBe(false);
});
