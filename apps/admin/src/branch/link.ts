import type { AnyGame } from '@stikk/variants';
import * as z from 'zod/mini';
import type { Act, Branch } from './course.ts';

/** Letters that a branch may have in an address: so many get through wherever links are passed on. */
export const MOST_LETTERS = 6000;
/** Bytes that are unpacked at most. */
const MOST_BYTES = 400_000;
const KEY = 'branch=';

const form = z.tuple([
  z.int().check(z.gte(0)),
  z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  // A 0 is the house's.
  z.array(z.union([z.literal(0), z.tuple([z.int().check(z.gte(0), z.lte(9)), z.unknown()])])),
]);

/** A branch as the part of an address that no server is sent; `undefined` where it would be too long. */
export async function fragmentOf({ from, secret, acts }: Branch): Promise<string | undefined> {
  const plain = [from, secret ?? null, acts.map((act) => (act === 'house' ? 0 : [act.by, act.command]))];
  const text = new Blob([JSON.stringify(plain)]);
  const packed = new Response(text.stream().pipeThrough(new CompressionStream('deflate-raw')));
  const letters = KEY + inLetters(new Uint8Array(await packed.arrayBuffer()));
  return letters.length > MOST_LETTERS ? undefined : letters;
}

/** Whether an address tells of a branch. */
export const tellsBranch = (hash: string): boolean => hash.startsWith(`#${KEY}`);

/** The branch that an address tells of; `undefined` where it cannot be read. What it says is not judged yet. */
export async function branchIn(hash: string, game: AnyGame): Promise<Branch | undefined> {
  if (!tellsBranch(hash) || hash.length > MOST_LETTERS + 1) return undefined;
  try {
    const bytes = new Blob([fromLetters(hash.slice(KEY.length + 1))]);
    const text = await unpacked(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')));
    const [from, secret, acts] = z.parse(form, JSON.parse(text));
    return {
      from,
      ...(secret !== null && { secret }),
      acts: acts.map((act): Act => {
        if (act === 0) return 'house';
        return { by: act[0], command: z.parse(game.command, act[1]) };
      }),
    };
  } catch {
    return undefined;
  }
}

/** @throws RangeError when it is more than anybody would have packed */
async function unpacked(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > MOST_BYTES) throw new RangeError('too long');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const inLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
