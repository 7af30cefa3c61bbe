import { z } from 'zod';
import { INKLESS, isVisible, UNSEEMLY } from '../match/name.ts';

/**
 * Small letters of other scripts, and rare ones of ours, beside the letter they look like: those with a single
 * letter for a prototype in `confusables.txt` of Unicode Technical Standard 39, and the small letters of capitals
 * that have one.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'ɑαаꭺ',
  b: 'ɓƃƀҍѣƅьꮟꞵβвᏼб',
  c: 'ᴄсꮯȼҫ',
  d: 'ԁɗɖƌđꮷꭰð',
  e: 'ꬲеҽɇҿεꭼ',
  f: 'ꬵꞙẝքƒᵮϝ',
  g: 'ɡᶃƍցɠǥԍꮐᏻ',
  h: 'һհнɦꚕħћꮒꮋᏺⱨңӊӈ',
  i: 'ɪɩιіꙇӏꭵɨᵻᵼꮮ',
  j: 'ϳјɉʝꭻ',
  k: 'ƙκкꮶⱪқꝁҟ',
  l: 'ǀłɭƚɫ',
  m: 'μϻмꮇӎ',
  n: 'ոռɳƞηᵰɲ',
  o: 'ᴏᴑꬽοσоօøꬾɵꝋөѳꮎꮻθꭴ',
  p: 'ρрƥᵽꮲ',
  q: 'ԛգզʠ',
  r: 'ꭇꭈᴦгꮁɽɼɍғᵲʀꭱꮢ',
  s: 'ꜱƽѕꮪʂᵴտꮥ',
  t: 'ƭŧᵵτтꭲⱦʈҭ',
  u: 'ꞟᴜꭎꭒʋυսᵾꮜʉ',
  v: 'ᴠνѵꮩ',
  w: 'ɯᴡѡԝաꮃѽꝡꮤ',
  x: 'хꭓχҳ',
  y: 'ɣᶌʏỿꭚγуүƴɏұꭹꮍ',
  z: 'ᴢꮓʐƶȥᵶζ',
};

const plain = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, alike]) =>
    [...alike].map((other) => [other, letter] as const),
  ),
);

const folded = (name: string): string =>
  [...name.toUpperCase().toLowerCase().normalize('NFKD').replace(INKLESS, '')]
    .map((letter) => plain.get(letter) ?? letter)
    .join('');

/**
 * What is left of a name when everything that the eye may miss is taken away. Two names look alike when either
 * of the two forms is the same: in the second a capital I and a one are an l, and a zero is an o.
 */
function skeletonOf(name: string): readonly [string, string] {
  const composed = name.normalize('NFKC');
  const tall = composed.replace(/[I1|\u0399\u0406\u04c0]/g, 'l').replaceAll('0', 'o');
  return [folded(composed), folded(tall)];
}

export function looksAlike(one: string, other: string): boolean {
  const [ones, others] = [skeletonOf(one), skeletonOf(other)];
  return ones[0] === others[0] || ones[1] === others[1];
}

const MOST_LETTERS = 40;

/** What a table is called. */
export const tableName = z
  .string()
  .max(400)
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .refine((name) => isVisible(name) && !UNSEEMLY.test(name) && [...name].length <= MOST_LETTERS);
