import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** No vowels, so that no code is a word, and no two letters that look or sound quite alike. */
const ALPHABET = 'BCDFGHJKLMNPRSTVWXZ';
const LETTERS = 6;

/** A code to say aloud. */
export const newCode = (letters = LETTERS): string =>
  Array.from({ length: letters }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code of so many letters as people type it. */
export const codeOf = (letters: number) =>
  z
    .string()
    .max(40)
    .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
    .refine((code) => code.length === letters && [...code].every((letter) => ALPHABET.includes(letter)));

export const tableCode = codeOf(LETTERS);
