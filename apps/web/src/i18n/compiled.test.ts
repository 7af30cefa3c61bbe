import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { messagesOf } from './messages.ts';

type Tree = { readonly [key: string]: string | Tree };
type Choice = string | number;

const flat = (tree: Tree, above = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}${key}`, value] as const] : flat(value, `${above}${key}.`),
  );

const NUMBERS: readonly Choice[] = [0, 1, 2, 5, 11, 21];
const SELECT = 1;

/** What a compiled message asks for, and what each may be to take it through all its branches. */
function choices(node: unknown, found = new Map<string, Set<Choice>>()): Map<string, Set<Choice>> {
  if (!Array.isArray(node)) return found;
  const [name, type, branches] = node as unknown[];
  if (typeof name === 'string' && (node.length === 1 || typeof type === 'number')) {
    const known = found.get(name) ?? new Set<Choice>();
    found.set(name, known);
    const isChoice = typeof branches === 'object' && branches !== null && !Array.isArray(branches);
    if (isChoice)
      for (const [key, below] of Object.entries(branches)) {
        if (type === SELECT) known.add(key);
        choices(below, found);
      }
    if (isChoice && type !== SELECT) for (const number of NUMBERS) known.add(number);
    if (isChoice) return found;
  }
  for (const part of node) choices(part, found);
  return found;
}

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
};

/** Pages carry messages compiled, and a smaller formatter that gives nothing at all where the text is empty. */
describe.each(LOCALES)('compiled, %s', (locale) => {
  it('says the same in every branch, and never nothing', async () => {
    const different: string[] = [];
    for (const [key, text] of flat((await messagesOf(locale)) as unknown as Tree)) {
      const compiled = compile(text);
      const named = [...choices(compiled)].map(
        ([name, values]) => [name, values.size > 0 ? [...values] : [3]] as const,
      );
      const usual = Object.fromEntries(named.map(([name, [first]]) => [name, first!]));
      const t = createTranslator({ locale, messages: { text } });
      for (const values of [
        usual,
        ...named.flatMap(([name, all]) => all.map((one) => ({ ...usual, [name]: one }))),
      ]) {
        const said = format(compiled, locale, values, { formatters });
        if (said !== t('text', values as never)) different.push(`${key} ${JSON.stringify(values)}`);
      }
    }
    expect(different).toEqual([]);
  });
});
