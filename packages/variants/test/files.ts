declare global {
  interface ImportMeta {
    /** Vite reads the files as text while it loads the module that asks. */
    glob(
      pattern: string,
      options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
    ): Readonly<Record<string, string>>;
  }
}

/** The same files by their path below `folder`. */
export const below = (folder: string, files: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([path, text]) => [path.slice(folder.length), text]));
