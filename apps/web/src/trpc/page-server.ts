import type { AppRouter } from '@stikk/api';
import { createTRPCClient, httpLink } from '@trpc/client';

/** The server as a page asks it while it is drawn, for whoever the cookies are of; `undefined` where none is known. */
export function pageServer(cookie?: string) {
  const origin = process.env.STIKK_ORIGIN;
  if (origin === undefined) return undefined;
  const headers = cookie === undefined ? {} : { cookie };
  return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/api/trpc`, headers })] });
}
