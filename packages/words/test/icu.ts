/** A message's arguments: the branches of a select, the kinds of a plural, or just a value. */
export type Arguments = Map<string, Set<string>>;

/** The arguments that an ICU message takes, however deep, with every branch that it names for them. */
export function argumentsOf(message: string): Arguments {
  const found: Arguments = new Map();
  let at = 0;
  const spaces = () => {
    while (/\s/.test(message[at] ?? '')) at++;
  };
  const word = () => {
    spaces();
    const start = at;
    while (/[^\s{},]/.test(message[at] ?? '')) at++;
    return message.slice(start, at);
  };
  const expect = (sign: string) => {
    spaces();
    if (message[at] !== sign) throw new Error(`${sign} expected at ${at} of ${message}`);
    at++;
  };
  const body = (depth: number) => {
    while (at < message.length) {
      if (message[at] === '}') {
        if (depth === 0) throw new Error(`stray } in ${message}`);
        return;
      }
      if (message[at] === '{') argument(depth);
      else at++;
    }
    if (depth > 0) throw new Error(`unclosed { in ${message}`);
  };
  const argument = (depth: number) => {
    expect('{');
    const name = word();
    const branches = found.get(name) ?? new Set<string>();
    found.set(name, branches);
    spaces();
    if (message[at] === ',') {
      at++;
      const kind = word();
      expect(',');
      spaces();
      while (message[at] !== '}') {
        branches.add(kind === 'plural' ? `#${word()}` : word());
        expect('{');
        body(depth + 1);
        expect('}');
        spaces();
      }
    }
    expect('}');
  };
  body(0);
  return found;
}

/** Values to try for an argument: every branch of a select, and numbers for every kind of plural. */
export function trialsOf(branches: ReadonlySet<string>): readonly (string | number)[] {
  const plural = [...branches].some((branch) => branch.startsWith('#'));
  if (plural) return [-1, 0, 1, 2, 7];
  return branches.size > 0 ? [...branches] : [3];
}
