/** A place in which two values differ. */
export interface Difference {
  /** Keys and places from 0, joined by dots. */
  readonly field: string;
  /** `undefined` where there is nothing. */
  readonly is: unknown;
  readonly due: unknown;
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where a value is another than is due, as deep as it goes. */
export function differences(is: unknown, due: unknown, field = ''): readonly Difference[] {
  if (is === due) return [];
  if (!isHolder(is) || !isHolder(due) || Array.isArray(is) !== Array.isArray(due))
    return [{ field, is, due }];
  return [...new Set([...Object.keys(due), ...Object.keys(is)])].flatMap((key) =>
    differences(is[key], due[key], field === '' ? key : `${field}.${key}`),
  );
}
