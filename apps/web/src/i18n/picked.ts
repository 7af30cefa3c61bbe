/** Messages by dotted name. */
export type Tree = { readonly [name: string]: string | Tree };

/**
 * The messages of some namespaces alone.
 * @throws RangeError when there is no such namespace
 */
export function picked(messages: Tree, spaces: readonly string[]): Tree {
  const wanted = new Map<string, string[]>();
  for (const space of spaces) {
    const [name = '', ...below] = space.split('.');
    wanted.set(name, [...(wanted.get(name) ?? []), below.join('.')]);
  }
  return Object.fromEntries(
    [...wanted].map(([name, below]) => {
      const found = messages[name];
      if (found === undefined) throw new RangeError(`no messages ${name}`);
      return [name, typeof found === 'string' || below.includes('') ? found : picked(found, below)];
    }),
  );
}
