/** A place in which two values differ, as the record writes them. */
export interface Difference {
  /** Keys and places from 0, joined by dots. */
  readonly field: string;
  readonly is: string;
  readonly due: string;
}

const written = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where a value is another than is due, as deep as it goes. */
export function differences(is: unknown, due: unknown, field = ''): readonly Difference[] {
  if (written(is) === written(due)) return [];
  if (!isHolder(is) || !isHolder(due) || Array.isArray(is) !== Array.isArray(due))
    return [{ field, is: written(is), due: written(due) }];
  return [...new Set([...Object.keys(due), ...Object.keys(is)])].flatMap((key) =>
    differences(is[key], due[key], field === '' ? key : `${field}.${key}`),
  );
}
