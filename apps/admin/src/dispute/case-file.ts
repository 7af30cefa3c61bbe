import { save } from '../replay/save.ts';
import type { Replay } from '../replay/use-replay.ts';
import type { CaseFile, Circumstances } from '../server/client.ts';

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Everything that a case rests on as one file: the steps, what was said and ruled around it, the record as it was read,
 * whether it proves itself. `circumstances` is `null` for a director who may not read them.
 */
export const caseText = (
  { yours: _, ...dispute }: CaseFile,
  circumstances: Circumstances | null,
  { file }: Pick<Replay, 'file'>,
): string => {
  const { you: __, ...match } = file;
  return `${JSON.stringify({ dispute, circumstances, match }, undefined, 1)}\n`;
};

/** Hands the case over as a file. Resolves with the SHA-256 of its bytes. */
export async function saveCase(
  file: CaseFile,
  circumstances: Circumstances | null,
  at: Replay,
): Promise<string> {
  const text = caseText(file, circumstances, at);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  save(text, 'application/json', `dispute-${file.id}-${hash.slice(0, 12)}.json`);
  return hash;
}
