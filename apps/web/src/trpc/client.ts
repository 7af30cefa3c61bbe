import { at, CallFailure } from './wire.ts';

/** The server behind this page: its procedures by name. */
export const server = at('/api/trpc');

const dataOf = (error: unknown) => (error instanceof CallFailure ? error.data : undefined);

/** The code of a failure; `undefined` where the server was not reached. */
export const reasonOf = (error: unknown): string | undefined => dataOf(error)?.reason;

export interface Suspension {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** From rated tables alone. */
  readonly rated: boolean;
}

/** From what the caller is suspended, where that is why something failed. */
export function suspensionOf(error: unknown): Suspension | undefined {
  const data = dataOf(error);
  return data?.reason === 'suspended' && data.until !== undefined
    ? { until: data.until, rated: data.scope === 'rated' }
    : undefined;
}

/** Whether a failure is an answer of the server, and not that there was none. */
export const hasAnswered = (error: unknown): boolean => dataOf(error)?.httpStatus !== undefined;

/** The code of a failure that trying again will not mend; `undefined` for one that it may. */
export function finalReason(error: unknown): string | undefined {
  const data = dataOf(error);
  const status = data?.httpStatus ?? 0;
  if (status < 400 || status >= 500 || status === 408 || status === 429) return undefined;
  return data?.reason ?? 'other';
}
