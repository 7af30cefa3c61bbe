/** The longest record that is read, in bytes: some ten times the longest match there is. */
export const MOST_BYTES = 5_000_000;

/** What somebody brought: a text, or why there is none. */
export type Brought =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: 'too-large' | 'unreadable-file' };

export const broughtText = (text: string): Brought =>
  text.length > MOST_BYTES ? { kind: 'refused', reason: 'too-large' } : { kind: 'text', text };

/** The text of a file. A folder, or a file that has gone since, has none. */
export async function broughtFile(file: Pick<File, 'size' | 'text'>): Promise<Brought> {
  if (file.size > MOST_BYTES) return { kind: 'refused', reason: 'too-large' };
  try {
    return broughtText(await file.text());
  } catch {
    return { kind: 'refused', reason: 'unreadable-file' };
  }
}

/** What was dropped or pasted, a file before a text; `undefined` where it is neither. */
export function broughtBy(data: DataTransfer | null): Promise<Brought> | undefined {
  const file = data?.files[0];
  if (file) return broughtFile(file);
  const text = data?.getData('text/plain') ?? '';
  return text.trim() === '' ? undefined : Promise.resolve(broughtText(text));
}
