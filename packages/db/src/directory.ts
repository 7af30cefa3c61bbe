import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A directory that nothing can be kept in. */
export class DirectoryUnusable extends Error {
  constructor(directory: string, why: string, cause?: unknown) {
    super(`${directory} ${why}`, { cause });
  }
}

/** Does something with a directory, and tells what the system has against it as {@link DirectoryUnusable}. */
export function using<T>(directory: string, what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code !== 'string') throw error;
    throw new DirectoryUnusable(directory, `${what} (${code})`, error);
  }
}

/**
 * Makes a directory and those above it. One after another, as Node never comes to an end where a file system
 * takes no directories at all.
 * @throws {@link DirectoryUnusable}
 */
export function makeDirectory(directory: string): void {
  const present = using(directory, 'cannot be reached', () => statSync(directory, { throwIfNoEntry: false }));
  if (present?.isDirectory()) return;
  if (present !== undefined) throw new DirectoryUnusable(directory, 'is not a directory');
  makeDirectory(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another process may have been quicker.
    if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
    using(directory, 'cannot be made', () => {
      throw error;
    });
  }
}

/**
 * Finds out whether a directory is empty or holds a database, and can be written to.
 * @returns whether it is empty
 * @throws {@link DirectoryUnusable}
 */
export function checkDatabase(directory: string): boolean {
  makeDirectory(directory);
  const files = using(directory, 'cannot be written to', () => {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return readdirSync(directory);
  });
  // A database would be set up over what is left of another.
  if (files.length > 0 && !files.includes('PG_VERSION')) throw new DirectoryUnusable(directory, DAMAGED);
  return files.length === 0;
}

export const DAMAGED = 'is damaged or cannot be written to';
