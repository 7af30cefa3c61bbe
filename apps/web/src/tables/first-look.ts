import { cache } from 'react';
import { finalReason } from '../trpc/client.ts';
import { pageServer } from '../trpc/page-server.ts';
import type { TableView } from './wire.ts';

const PATIENCE_MS = 1500;

/**
 * A table as it stands while its page is drawn, for whoever the cookies say asks: so that an invitation is there
 * before any script, also where it is only looked at to be shown in a chat. `'missing'` when the server is sure
 * that there is none; `undefined` when it does not answer, or nobody told us of it.
 */
export const firstLook = cache(
  async (tableId: string, cookie: string | undefined): Promise<TableView | 'missing' | undefined> => {
    const server = pageServer(cookie);
    if (server === undefined) return undefined;
    try {
      return await server.table.info.query({ tableId }, { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      return finalReason(error) === undefined ? undefined : 'missing';
    }
  },
);
