import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '@stikk/words/messages/en/web.json' with { type: 'json' };
import nb from '@stikk/words/messages/nb/web.json' with { type: 'json' };
import nl from '@stikk/words/messages/nl/web.json' with { type: 'json' };
import sv from '@stikk/words/messages/sv/web.json' with { type: 'json' };
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, above = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}${key}`, value] as const] : flat(value, `${above}${key}.`),
  );

const WORDS = { nb: flat(nb), sv: flat(sv), nl: flat(nl), en: flat(en) };
const KEYS = WORDS.nb.map(([key]) => key);

/** Names of the values that a message takes. */
const argumentsOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name!))].sort();

/** Anything that a message may be filled with: a number reads well as a word, a word does not as a number. */
const filled = (text: string): Record<string, number> =>
  Object.fromEntries(argumentsOf(text).map((name, place) => [name, place + 1]));

describe.each(LOCALES)('%s', (locale) => {
  const words = WORDS[locale];

  it('says everything, in the same order', () => {
    expect(words.map(([key]) => key)).toEqual(KEYS);
  });

  it.each(words)('can say %s', (key, text) => {
    const failures: string[] = [];
    const t = createTranslator({
      locale,
      messages: { [key.replaceAll('.', '_')]: text } as Record<string, string>,
      onError: ({ message }) => failures.push(message),
    });
    for (const count of [0, 1, 2, 5, 11])
      t(key.replaceAll('.', '_'), { ...filled(text), count, rank: count, points: count, size: count });
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

const BOUND =
  /const (\w+) = (?:await )?(?:(?:use|get)Translations\(|createTranslator\(\{[^}]*namespace: )'web\.(\w+)'/g;
const AT_ONCE = /(?:use|get)Translations\('web\.(\w+)'\)\)?\((['`])(.+?)\2/g;

/** Every key that a file asks for; `*` stands for what is put in as the page is drawn. */
function asked(source: string): readonly string[] {
  const bound = [...source.matchAll(BOUND)].map(({ 1: name, 2: space, index }) => ({ name, space, index }));
  const calls = bound.flatMap(({ name, space, index }) => {
    const next = bound.find((other) => other.name === name && other.index > index);
    const scope = source.slice(index, next?.index);
    return [...scope.matchAll(new RegExp(`\\b${name}\\((['\`])(.+?)\\1`, 'g'))].map(
      ([, , key]) => `${space}.${key}`,
    );
  });
  const direct = [...source.matchAll(AT_ONCE)].map(([, space, , key]) => `${space}.${key}`);
  return [...calls, ...direct].map((key) => key.replaceAll(/\$\{[^}]*\}/g, '*'));
}

const ASKED = [...new Set(files.flatMap(asked))].sort();
const fits = (asked: string, key: string) =>
  new RegExp(`^${asked.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key);

it.each(ASKED)('has words for %s, which a page asks for', (key) => {
  expect(KEYS.some((known) => fits(key, known))).toBe(true);
});

it.each(KEYS)('is asked for %s by some page', (key) => {
  expect(ASKED.some((each) => fits(each, key))).toBe(true);
});
