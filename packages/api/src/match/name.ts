import { z } from 'zod';

const MOST_SHOWN = 24;
/** Control characters, line breaks, and marks that turn the direction of everything after them. */
export const UNSEEMLY = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Marks, spaces, and whatever else leaves no ink; U+2800 is an empty braille cell. */
export const INKLESS = /[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether it leaves something to be seen. */
export const isVisible = (name: string): boolean => name.normalize('NFKD').replace(INKLESS, '') !== '';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a person is called at the table: 1 to 24 visible characters, composed, without spaces around it. */
export const personName = z
  .string()
  .max(400)
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .refine(
    (name) => isVisible(name) && !UNSEEMLY.test(name) && [...letters.segment(name)].length <= MOST_SHOWN,
  );
