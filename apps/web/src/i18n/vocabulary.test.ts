import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = join(import.meta.dirname, '../app');
const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)page\.tsx$/.test(name),
);

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g;
const SPOKEN = /useTranslations\('([\w.]+)'\)/g;
const GIVEN = /<Vocabulary\s+of=\{\[([^\]]*)\]\}/g;

/** Namespaces that what runs in the browser speaks from, in a file and all it imports. */
function spoken(file: string, inBrowser = false, seen = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(file, 'utf8');
  const here = inBrowser || source.startsWith("'use client'");
  const visit = `${file} ${here}`;
  if (seen.has(visit)) return new Set();
  seen.add(visit);
  const own = here ? [...source.matchAll(SPOKEN)].map(([, space]) => space!) : [];
  const below = [...source.matchAll(IMPORTED)].flatMap(([, path]) => [
    ...spoken(join(dirname(file), path!), here, seen),
  ]);
  return new Set([...own, ...below]);
}

const ALWAYS = ['web.shell', 'web.broken'];
const listIn = (source: string) =>
  [...source.matchAll(GIVEN)].flatMap(([, list]) =>
    [...list!.matchAll(/'([^']+)'/g)].map(([, space]) => space!),
  );

describe('a page is given the words that it speaks in the browser, and no others', () => {
  it.each(pages)('%s', (name) => {
    const file = join(APP, name);
    const given = listIn(readFileSync(file, 'utf8'));
    const all = [...spoken(file)].filter((space) => !ALWAYS.includes(space));
    const needed = all.filter((space) => !all.some((root) => space.startsWith(`${root}.`)));
    expect([...new Set(given)].sort()).toEqual(needed.sort());
  });

  it('the layout speaks what every page is given', () => {
    for (const space of spoken(join(APP, 'layout.tsx'))) expect(ALWAYS).toContain(space);
  });
});
