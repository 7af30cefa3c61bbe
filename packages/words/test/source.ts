declare global {
  interface ImportMeta {
    /** Vite reads the files as text while it loads this module. */
    glob(
      pattern: readonly string[],
      options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
    ): Readonly<Record<string, string>>;
  }
}

const folder = '../../variants/src/oh-hell';
const files = import.meta.glob(['../../variants/src/oh-hell/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of one file of the rules. */
export function source(name: string): string {
  const text = files[`${folder}/${name}`];
  if (text === undefined) throw new Error(`no source ${name}`);
  return text;
}

/** The text of all the rules. */
export const sources = Object.values(files).join('\n');
