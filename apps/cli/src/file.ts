import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput } from './bad-input.ts';
import type { Io } from './io.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

/** The text of a file that the user named. */
export function fileText(name: string, io: Io): string {
  try {
    return readFileSync(resolve(io.cwd, name), 'utf8');
  } catch (error) {
    throw new BadInput(`${name}: ${WHY[codeOf(error)] ?? `it cannot be read (${codeOf(error)})`}`);
  }
}

/** Writes a file; its name is for the terminal should that fail. */
export function writtenTo(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new BadInput(`${file}: it cannot be written (${codeOf(error)})`);
  }
}

/** The system's code for what went wrong with a file. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
