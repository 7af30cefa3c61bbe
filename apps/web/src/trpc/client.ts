import type { AppRouter } from '@stikk/api';
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink, TRPCClientError } from '@trpc/client';

const url = '/api/trpc';

/** Queries and mutations of the server behind this page, and its one stream. */
export const server = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({ url }),
      false: httpLink({ url }),
    }),
  ],
});

interface FailureData {
  readonly httpStatus?: number;
  readonly reason?: string;
}

const dataOf = (error: unknown): FailureData | undefined =>
  error instanceof TRPCClientError ? ((error.data as FailureData | null) ?? undefined) : undefined;

/** The code of a failure; `undefined` where the server was not reached. */
export const reasonOf = (error: unknown): string | undefined => dataOf(error)?.reason;

/** Whether a failure is an answer of the server, and not that there was none. */
export const hasAnswered = (error: unknown): boolean => dataOf(error)?.httpStatus !== undefined;

/** The code of a failure that trying again will not mend; `undefined` for one that it may. */
export function finalReason(error: unknown): string | undefined {
  const data = dataOf(error);
  const status = data?.httpStatus ?? 0;
  if (status < 400 || status >= 500 || status === 408 || status === 429) return undefined;
  return data?.reason ?? 'other';
}
