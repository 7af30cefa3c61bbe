declare global {
  interface ImportMeta {
    /** Vite reads the files as text while it loads this module. */
    glob(
      pattern: readonly string[],
      options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
    ): Readonly<Record<string, string>>;
  }
}

const root = '../../variants/src';
const files = import.meta.glob(['../../variants/src/*/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a family's rules, file by file and all together. */
export function sourcesOf(family: string): {
  readonly source: (name: string) => string;
  readonly sources: string;
} {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${root}/${family}/`));
  return {
    source(name) {
      const text = files[`${root}/${family}/${name}`];
      if (text === undefined) throw new Error(`no source ${name}`);
      return text;
    },
    sources: own.map(([, text]) => text).join('\n'),
  };
}
