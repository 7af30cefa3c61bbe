import { pageServer } from '../trpc/page-server.ts';
import type { Listed } from './match-list.tsx';

/** A page does not wait longer for the server; the list then comes after it. */
const PATIENCE_MS = 800;

/**
 * The matches of whoever asks for the page, so that nothing moves when they come; `undefined` when they did not come
 * in time. Who brings no cookie has none.
 */
export async function matchesFor(cookie: string | null): Promise<readonly Listed[] | undefined> {
  if (!cookie) return [];
  return pageServer(cookie)
    ?.match.mine.query(undefined, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .catch(() => undefined);
}
