import { at, CallFailure } from './wire.ts';

/** The server behind this page: its procedures by name. */
export const server = at('/api/trpc');

const dataOf = (error: unknown) => (error instanceof CallFailure ? error.data : undefined);

/** The code of a failure; `undefined` where the server was not reached. */
export const reasonOf = (error: unknown): string | undefined => dataOf(error)?.reason;

/** Until when the caller is suspended, milliseconds since 1970, where that is why something failed. */
export const suspendedUntil = (error: unknown): number | undefined =>
  reasonOf(error) === 'suspended' ? dataOf(error)?.until : undefined;

/** Whether a failure is an answer of the server, and not that there was none. */
export const hasAnswered = (error: unknown): boolean => dataOf(error)?.httpStatus !== undefined;

/** The code of a failure that trying again will not mend; `undefined` for one that it may. */
export function finalReason(error: unknown): string | undefined {
  const data = dataOf(error);
  const status = data?.httpStatus ?? 0;
  if (status < 400 || status >= 500 || status === 408 || status === 429) return undefined;
  return data?.reason ?? 'other';
}
