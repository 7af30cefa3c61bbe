import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { asStored, canonicalJson, type Entry } from '@stikk/engine';

/** What stands before the first entry of every chain: 64 zeros. */
export const FIRST_LINK = '0'.repeat(64);

/**
 * The hash of an entry: SHA-256, hexadecimal, over the hash before it and the canonical JSON of the entry
 * without its own hash, in the version in which it was stored.
 *
 * Hashes stay on the server while a match is live. A viewer of the next hash could try every value of a
 * sealed bid or of a single hidden card until the hash fits; so they are opened, all at once, when the match
 * is over and nothing is left to hide.
 */
export function chain(previous: string, entry: Entry): string {
  const { hash: _, ...rest } = asStored(entry);
  return bytesToHex(sha256(utf8ToBytes(previous + canonicalJson(rest))));
}

/** The entries with their hashes filled in, continuing after `previous`. */
export function chained<Event>(
  entries: readonly Entry<Event>[],
  previous: string = FIRST_LINK,
): readonly (Entry<Event> & { readonly hash: string })[] {
  let link = previous;
  return entries.map((entry) => {
    link = chain(link, entry);
    return { ...entry, hash: link };
  });
}
