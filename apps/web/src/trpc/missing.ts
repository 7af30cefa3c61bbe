import { finalReason } from './client.ts';
import { pageServer } from './page-server.ts';

const PATIENCE_MS = 1500;

/** What the server answers where there is no such match, and where there can be none. */
const MISSING: readonly (string | undefined)[] = ['unknown-match', 'malformed'];

/**
 * Whether the server is sure that there is no such match: asked while a page is drawn, so that the page can say
 * so in its status too. A server that does not answer, or that nobody told us of, is sure of nothing.
 */
export async function isMissing(matchId: string): Promise<boolean> {
  const server = pageServer();
  if (server === undefined) return false;
  try {
    await server.match.info.query({ matchId }, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return false;
  } catch (error) {
    return MISSING.includes(finalReason(error));
  }
}
