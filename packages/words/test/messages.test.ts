import { describe, expect, it } from 'vitest';
import { languages } from '../src/index.ts';
import { argumentsOf, trialsOf } from './icu.ts';
import { messages, strict } from './walk.ts';

const norwegian = messages('nb');

describe.each(languages)('the messages in %s', (language) => {
  const own = messages(language);

  it('have the keys of the Norwegian ones', () => {
    expect([...own.keys()].sort()).toEqual([...norwegian.keys()].sort());
  });

  it('say something', () => {
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('compile and speak in every branch', () => {
    const t = strict[language];
    for (const [key, text] of own) {
      const named = argumentsOf(text);
      const usual = Object.fromEntries([...named].map(([name, branches]) => [name, trialsOf(branches)[0]!]));
      const tries = [...named].flatMap(([name, branches]) =>
        trialsOf(branches).map((value) => ({ ...usual, [name]: value })),
      );
      for (const values of [usual, ...tries]) expect(t(key, values), key).not.toMatch(/[{}]|undefined/);
    }
  });

  it('take no argument that no other language knows', () => {
    const others = languages.filter((other) => other !== language).map(messages);
    for (const [key, text] of own) {
      const known = new Set(others.flatMap((other) => [...argumentsOf(other.get(key)!).keys()]));
      const grammar = ['you', 'game', 'many'];
      const strange = [...argumentsOf(text).keys()].filter(
        (name) => !known.has(name) && !grammar.includes(name),
      );
      expect(strange, key).toEqual([]);
    }
  });

  it('choose between the same things as the others', () => {
    for (const [key, text] of own)
      for (const [name, branches] of argumentsOf(text)) {
        const norwegians = argumentsOf(norwegian.get(key)!).get(name);
        if (norwegians === undefined || branches.size === 0 || norwegians.size === 0) continue;
        if ([...branches].some((branch) => branch.startsWith('#'))) continue;
        const extra = [...branches].filter((branch) => !norwegians.has(branch));
        expect(
          extra.filter((branch) => branch !== '1'),
          `${key} ${name}`,
        ).toEqual([]);
        expect(
          [...norwegians].filter((branch) => !branches.has(branch)),
          `${key} ${name}`,
        ).toEqual([]);
      }
  });
});
