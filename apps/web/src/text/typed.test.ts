import { deckOf } from '@stikk/engine';
import { languages, translator } from '@stikk/words';
import { describe, expect, test } from 'vitest';
import { type Choice, cardForms, meant, plain } from './typed.ts';

const LETTERS = ['sv-nb', 'nl', 'en'] as const;

describe.each(languages)('cards typed in %s', (language) => {
  const g = translator(language);
  test.each(LETTERS)('mean one card each, with the letters %s', (letters) => {
    const owners = new Map<string, string>();
    for (const card of deckOf('52'))
      for (const form of cardForms(g, letters, card)) {
        const typed = plain(form);
        expect([card, undefined], `${typed}`).toContain(owners.get(typed));
        owners.set(typed, card);
      }
    expect(owners.size).toBeGreaterThan(52 * 4);
  });
});

const typedIn = (language: (typeof languages)[number], letters: (typeof LETTERS)[number]) => {
  const g = translator(language);
  return (card: 'QH' | 'TS' | 'JC' | 'KC' | 'QD') => cardForms(g, letters, card).map(plain);
};

test('letters and words of a language both do', () => {
  const nb = typedIn('nb', 'sv-nb');
  expect(nb('QH')).toEqual(expect.arrayContaining(['hd', 'hdame', 'hjerterd', 'hjerterdame', 'dh']));
  expect(nb('TS')).toEqual(expect.arrayContaining(['s10', 'spar10']));
  expect(nb('JC')).toEqual(expect.arrayContaining(['kkn', 'kknekt', 'kløverknekt']));
  expect(typedIn('nl', 'nl')('QH')).toEqual(expect.arrayContaining(['hv', 'hartenvrouw']));
  expect(typedIn('sv', 'sv-nb')('QD')).toEqual(expect.arrayContaining(['rd', 'ruterdam']));
  expect(typedIn('en', 'en')('KC')).toEqual(expect.arrayContaining(['ck', 'kc', 'kingofclubs']));
});

test('what is allowed now is meant before what is not, and two of a kind are both told', () => {
  const choice = (typed: string, command: string, now: boolean): Choice<string> => ({
    typed: [typed],
    text: command,
    command,
    now,
  });
  const choices = [choice('h', 'answer', false), choice('H', 'declare', true), choice('s 10', 'card', false)];
  expect(meant(choices, 'h').map(({ command }) => command)).toEqual(['declare']);
  expect(meant(choices, ' S10. ').map(({ command }) => command)).toEqual(['card']);
  expect(meant([...choices, choice('h', 'ask', true)], 'h')).toHaveLength(2);
  expect(meant(choices, 'd')).toEqual([]);
});
