import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const NUMBER = /\bH\d+(?:\.\d+)?\b/g;
const TITLE =
  /(?:test|it|describe)[\w.]*\(\s*(['"`])([\s\S]*?)\1,|^ *\](?:\s*as const)?\)\((['"`])([\s\S]*?)\3,|^\)\((['"`])(.*?)\5,/gm;

/** Numbers of cases in the names of tests. */
const named = () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return files
    .trim()
    .split('\n')
    .flatMap((file) => titlesIn(readFileSync(join(ROOT, file), 'utf8')))
    .flatMap((title) => title.match(NUMBER) ?? []);
};

const titlesIn = (text) => [...text.matchAll(TITLE)].map((found) => found[2] ?? found[4] ?? found[6]);

test('titles of tests are found, plain and of tables', () => {
  const text =
    "test('H1 one', () => {});\nit.each([\n  1,\n])('H2 %s', () => {});\ndescribe('a', () => {});\nconst card = 'H3';";
  expect(titlesIn(text)).toEqual(['H1 one', 'H2 %s', 'a']);
});

test('every case has a test that carries its number, and every number is a case', () => {
  const rows = readFileSync(join(ROOT, 'docs/cases.md'), 'utf8').matchAll(/^\| (H\d+(?:\.\d+)?) /gm);
  const cases = new Set([...rows].map(([, number]) => number));
  expect(cases.size).toBeGreaterThan(30);
  const tested = named();
  expect([...cases].filter((number) => !tested.includes(number))).toEqual([]);
  // A group of tests may be named by the whole case.
  const wholes = new Set([...cases].map((number) => number.split('.')[0]));
  expect(tested.filter((number) => !cases.has(number) && !wholes.has(number))).toEqual([]);
});
