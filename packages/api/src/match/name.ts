import { z } from 'zod';

const MOST_SHOWN = 24;
/** Control characters, line breaks, and marks that turn the direction of everything after them. */
export const UNSEEMLY = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a person is called at the table: 1 to 24 visible characters, composed, without spaces around it. */
export const personName = z
  .string()
  .max(400)
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .refine(
    (name) => VISIBLE.test(name) && !UNSEEMLY.test(name) && [...letters.segment(name)].length <= MOST_SHOWN,
  );
