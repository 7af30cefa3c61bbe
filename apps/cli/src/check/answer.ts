const EITHER = Symbol('either');
const BAG = Symbol('bag');

interface Either {
  readonly [EITHER]: readonly unknown[];
}
interface Bag {
  readonly [BAG]: readonly unknown[];
}

/** What the engine says about an example, by the names that examples use. */
export type Answer = Readonly<Record<string, unknown>>;

/** Several ways to write the same answer down. */
export const either = (...forms: readonly unknown[]): Either => ({ [EITHER]: forms });

/** A list whose order says nothing. */
export const bag = (items: readonly unknown[]): Bag => ({ [BAG]: items });

/** The first thing that the engine says otherwise than expected; `undefined` when all agrees. */
export function mismatch(expected: Answer, answer: Answer): string | undefined {
  for (const [name, value] of Object.entries(expected)) {
    if (!Object.hasOwn(answer, name)) return `unsupported: nothing is known of "${name}"`;
    if (!agrees(value, answer[name]))
      return `${name}: expected ${JSON.stringify(value)}, got ${JSON.stringify(plain(answer[name]))}`;
  }
  return undefined;
}

const isEither = (value: unknown): value is Either =>
  typeof value === 'object' && value !== null && EITHER in value;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && BAG in value;

function plain(value: unknown): unknown {
  if (isEither(value)) return plain(value[EITHER][0]);
  return isBag(value) ? value[BAG] : value;
}

function agrees(expected: unknown, actual: unknown): boolean {
  if (isEither(actual)) return actual[EITHER].some((form) => agrees(expected, form));
  if (isBag(actual)) return Array.isArray(expected) && sameItems(expected, actual[BAG]);
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((item, index) => agrees(item, actual[index]))
    );
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
    const fields = actual as Record<string, unknown>;
    return Object.entries(expected).every(
      ([name, value]) => Object.hasOwn(fields, name) && agrees(value, fields[name]),
    );
  }
  return expected === actual;
}

function sameItems(expected: readonly unknown[], actual: readonly unknown[]): boolean {
  if (expected.length !== actual.length) return false;
  const rest = actual.slice();
  return expected.every((item) => {
    const found = rest.findIndex((other) => agrees(item, other));
    if (found >= 0) rest.splice(found, 1);
    return found >= 0;
  });
}
