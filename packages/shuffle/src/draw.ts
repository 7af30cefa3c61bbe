import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, type Entry, type Shuffle } from '@stikk/engine';

const WORDS = 2 ** 32;

/** The commitment to a secret: SHA-256 over its 32 bytes. Both are 64 lower-case hexadecimal digits. */
export const commit = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/**
 * Every draw of one house command.
 *
 * The random bytes of the draw named `label` are the blocks HMAC-SHA-256(key, message) for block = 0, 1, 2, …
 * where the key is the 32 bytes of `secret` and the message the canonical JSON of `[nonces, label, n, block]`.
 * They are read as big-endian 32-bit words. The order is a Fisher–Yates shuffle from the last place down to
 * the second: place i is exchanged with place (word mod i+1), and a word of the incomplete last stretch
 * of multiples of i+1 is passed over, so that every order is equally likely.
 *
 * @param secret 256 bits, hexadecimal; fixed by its commitment before the first nonce is known
 * @param nonces one for each seat, in order of the seats
 * @param n how many house commands the raw record holds already, struck ones too: a redeal is a new deck
 */
export function shuffler(secret: string, nonces: readonly string[], n: number): Shuffle {
  const key = hexToBytes(secret);
  return <T>(label: string, items: readonly T[]): readonly T[] => {
    const word = words(key, nonces, label, n);
    const order = items.slice();
    for (let place = order.length - 1; place > 0; place--) {
      const other = below(place + 1, word);
      const kept = order[place]!;
      order[place] = order[other]!;
      order[other] = kept;
    }
    return order;
  };
}

/** How many house commands stand in a raw record: the `n` of the next one. */
export function houseCommands(entries: readonly Entry[]): number {
  const causes = new Set<string>();
  for (const entry of entries) if (entry.by === 'house') causes.add(entry.cause);
  return causes.size;
}

function below(limit: number, word: () => number): number {
  const whole = WORDS - (WORDS % limit);
  let drawn = word();
  while (drawn >= whole) drawn = word();
  return drawn % limit;
}

function words(key: Uint8Array, nonces: readonly string[], label: string, n: number): () => number {
  let block = 0;
  let view = new DataView(new ArrayBuffer(0));
  let offset = 0;
  return () => {
    if (offset === view.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(canonicalJson([nonces, label, n, block++])));
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    offset += 4;
    return view.getUint32(offset - 4);
  };
}
