import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const rulesOf = (family) => read('packages/variants/src', family, 'RULES.md');
const families = readdirSync(join(root, 'packages/variants/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

function testsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', '.next'].includes(entry.name) ? [] : testsIn(path);
    }
    return /\.(test|spec)\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const numbersIn = (text) => new Set(text.match(/\bR-[A-Z]{2}-\d\d\b/g));

const named = numbersIn(
  ['packages', 'e2e', 'scripts']
    .flatMap((folder) => testsIn(join(root, folder)))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n'),
);

test.each(families)('every numbered rule of %s has a test that names it', (family) => {
  const rules = numbersIn(rulesOf(family));
  expect(rules.size).toBeGreaterThan(0);
  expect([...rules].filter((number) => !named.has(number))).toEqual([]);
});

test('no two families number their rules with the same letters', () => {
  const letters = families.flatMap((family) => [
    ...new Set([...numbersIn(rulesOf(family))].map((n) => n.slice(0, 4))),
  ]);
  expect(letters).toEqual([...new Set(letters)]);
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
