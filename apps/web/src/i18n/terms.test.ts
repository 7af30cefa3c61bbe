import { describe, expect, it } from 'vitest';
import type { Locale } from './locale.ts';
import { messagesOf } from './messages.ts';

type Tree = { readonly [key: string]: string | Tree };

const texts = (tree: Tree): readonly string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

/** Words that a language has for something else, or that we say otherwise. */
const UNSAID: readonly (readonly [Locale, string, RegExp])[] = [
  [
    'sv',
    'a deal is an omgång; given is who deals',
    /\bgiv(ar|arna)?\b|\b(den här|sista|nästa) given (är|i)\b/i,
  ],
  ['sv', 'whose turn it is står på tur', /\bstår i tur\b/i],
  ['nb', 'a match is a spill', /\bkamp(en|er)?\b/i],
  ['nl', 'whoever plays by itself is a robot', /\bbots?\b/i],
];

describe('one thing has one word', () => {
  it.each(UNSAID)('%s: %s', async (locale, _, unsaid) => {
    const all = texts((await messagesOf(locale)) as unknown as Tree);
    // What stands in braces before a comma is for the program, not for the reader.
    const said = all.map((text) => text.replaceAll(/\{\w+, \w+,|\b\w+ (?=\{)/g, ''));
    expect(said.filter((text) => unsaid.test(text))).toEqual([]);
  });
});
