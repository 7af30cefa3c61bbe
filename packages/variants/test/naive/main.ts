import { FAMILIES, type Family, tally } from './differential.ts';

declare const process: { readonly argv: readonly string[]; exitCode?: number };
declare const console: { log(text: string): void };

/** One line about the matches numbered `from` up to `from + matches`. */
export function line(family: Family, matches: number, from = 0): string {
  const { steps, differences } = tally(family, from, from + matches);
  const total = `${family}: ${matches} matches, ${steps} steps, ${differences.length} differences`;
  return [...differences, total].join('\n\n');
}

const number = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};

if (process.argv[1]?.endsWith('naive/main.ts'))
  for (const family of FAMILIES) {
    const text = line(family, number('--matches', 200), number('--from', 0));
    console.log(text);
    if (!text.endsWith(' 0 differences')) process.exitCode = 1;
  }
