import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '@stikk/words/messages/en/admin.json' with { type: 'json' };
import nb from '@stikk/words/messages/nb/admin.json' with { type: 'json' };
import nl from '@stikk/words/messages/nl/admin.json' with { type: 'json' };
import sv from '@stikk/words/messages/sv/admin.json' with { type: 'json' };
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, above = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}${key}`, value] as const] : flat(value, `${above}${key}.`),
  );

const WORDS = { nb: flat(nb), sv: flat(sv), nl: flat(nl), en: flat(en) };
const KEYS = WORDS.nb.map(([key]) => key);

const argumentsOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name!))].sort();

describe.each(LANGUAGES)('%s', (locale) => {
  it('says everything, in the same order', () => {
    expect(WORDS[locale].map(([key]) => key)).toEqual(KEYS);
  });

  it.each(WORDS[locale])('can say %s', (_, text) => {
    const failures: string[] = [];
    const t = createTranslator({
      locale,
      messages: { text },
      onError: ({ message }) => failures.push(message),
    });
    const values = Object.fromEntries(argumentsOf(text).map((name, place) => [name, place + 1]));
    expect(t('text', values as never)).not.toMatch(/[{}]/);
    expect(failures).toEqual([]);
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}|["'`]|\.\.\./);
  });
});

it.each(KEYS)('takes the same values for %s in every language', (key) => {
  const taken = Object.values(WORDS).map((words) => argumentsOf(words.find(([other]) => other === key)![1]));
  for (const each of taken) expect(each).toEqual(taken[0]);
});

const SOURCE = join(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'));

const BOUND = /const (\w+) = (?:await )?(?:use|get)Translations\('admin\.(\w+)'\)/g;

/** Every key that a file asks for; `*` stands for what is put in as the page is drawn. */
function asked(source: string): readonly string[] {
  const bound = [...source.matchAll(BOUND)].map(({ 1: name, 2: space, index }) => ({ name, space, index }));
  return bound.flatMap(({ name, space, index }) => {
    const next = bound.find((other) => other.name === name && other.index > index);
    const scope = source.slice(index, next?.index);
    const plain = [...scope.matchAll(new RegExp(`\\b${name}\\(\\s*(['\`])(.+?)\\1`, 'g'))].map(
      ([, , key]) => key!,
    );
    // A word chosen between two, or handed in.
    const chosen = [
      ...scope.matchAll(new RegExp(`\\b${name}\\(\\w[\\w.]* \\? '([\\w.]+)' : '([\\w.]+)'`, 'g')),
    ];
    const free = new RegExp(`\\b${name}\\((?:\\w+|\\w+\\.\\w+|\\w+ as '\\w+')[,)]`).test(scope) ? ['*'] : [];
    return [...plain, ...chosen.flatMap(([, yes, no]) => [yes!, no!]), ...free].map(
      (key) => `${space}.${key.replaceAll(/\$\{[^}]*\}/g, '*')}`,
    );
  });
}

const ASKED = [...new Set(files.flatMap(asked))].sort();
const fits = (wanted: string, key: string) =>
  new RegExp(`^${wanted.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key);

it.each(ASKED)('has words for %s, which a page asks for', (key) => {
  expect(KEYS.some((known) => fits(key, known))).toBe(true);
});

it.each(KEYS)('is asked for %s by some page', (key) => {
  expect(ASKED.some((each) => fits(each, key))).toBe(true);
});
