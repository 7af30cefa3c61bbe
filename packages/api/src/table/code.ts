import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** No vowels, so that no code is a word, and no two letters that look or sound quite alike. */
const ALPHABET = 'BCDFGHJKLMNPRSTVWXZ';
const LETTERS = 6;

/** A code to say aloud. */
export const newCode = (): string =>
  Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as people type it. */
export const tableCode = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .refine((code) => code.length === LETTERS && [...code].every((letter) => ALPHABET.includes(letter)));
