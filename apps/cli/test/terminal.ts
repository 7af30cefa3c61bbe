import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli } from '../src/cli.ts';

export interface Ran {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
  readonly progress: readonly string[];
}

/** What somebody types next, given what was printed so far; `undefined` ends it. */
export type Typist = (out: readonly string[]) => string | undefined;

/** What a command line prints and exits with, in that folder. */
export async function ran(
  args: readonly string[],
  cwd: string,
  typist?: Typist,
  colour = false,
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const progress: string[] = [];
  const code = await cli(args, {
    out: (line) => void out.push(...line.split('\n')),
    err: (line) => void err.push(line),
    progress: (text) => void progress.push(text),
    ...(typist && { ask: async () => typist(out) }),
    colour,
    cwd,
  });
  return { code, out, err, progress };
}

/** A new folder with these files in it; its path. */
export function folderWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'stikk-cli-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
