import { LONGEST_NAME } from '../lobby/name.ts';

/** A name like the one that is taken, which nobody here has: the same with a number, from two on. */
export function otherName(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((each) => each.toLocaleLowerCase()));
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const other = `${[...name.trim()].slice(0, LONGEST_NAME - end.length).join('')}${end}`;
    if (!lower.has(other.toLocaleLowerCase())) return other;
  }
}
