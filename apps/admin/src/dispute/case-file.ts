import { save } from '../replay/save.ts';
import type { Replay } from '../replay/use-replay.ts';
import type { CaseFile } from '../server/client.ts';

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Everything that a case rests on as one file: the steps, the record as it was read, whether it proves itself. */
export const caseText = ({ yours: _, ...dispute }: CaseFile, { file }: Pick<Replay, 'file'>): string => {
  const { you: __, ...match } = file;
  return `${JSON.stringify({ dispute, match }, undefined, 1)}\n`;
};

/** Hands the case over as a file. Resolves with the SHA-256 of its bytes. */
export async function saveCase(file: CaseFile, at: Replay): Promise<string> {
  const text = caseText(file, at);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  save(text, 'application/json', `dispute-${file.id}-${hash.slice(0, 12)}.json`);
  return hash;
}
