import { createHash } from 'node:crypto';
import { canonicalJson } from '@stikk/engine';

/** What stands before the first row of every chain. */
export const NO_LINK = '0'.repeat(64);

/** The hash of a row that only grows: SHA-256 over the hash before and the canonical JSON of the row. */
export const linkOf = (previous: string, row: unknown): string =>
  createHash('sha256').update(previous).update(canonicalJson(row)).digest('hex');
