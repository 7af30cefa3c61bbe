import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const rulesOf = (family) => read('packages/variants/src', family, 'RULES.md');

function testsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', '.next'].includes(entry.name) ? [] : testsIn(path);
    }
    return /\.(test|spec)\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const numbersIn = (text) => new Set(text.match(/R-(BB|BO|OH|TO)-\d\d/g));

test('every numbered rule has a test that names it', () => {
  const texts = ['packages', 'e2e', 'scripts'].flatMap((folder) => testsIn(join(root, folder)));
  const named = numbersIn(texts.map((path) => readFileSync(path, 'utf8')).join('\n'));
  for (const family of ['oh-hell', 'bondtolva']) {
    const rules = numbersIn(rulesOf(family));
    expect(rules.size).toBeGreaterThan(30);
    expect([...rules].filter((number) => !named.has(number))).toEqual([]);
  }
});

test('R-BB-06 R-OH-01 the other names of the games are written down', () => {
  const rules = rulesOf('oh-hell');
  for (const name of ['Selbu-whist', 'Tieren', 'Grip', 'Rikiki', 'Blackout']) {
    expect(rules).toContain(name);
  }
});

test('R-BB-55 R-BB-57 words without effect on the rules stand where a reader looks for them', () => {
  expect(read('docs/glossary.md')).toContain('vri');
  expect(rulesOf('oh-hell')).toMatch(/R-BB-57\*\* _pos_/);
});
