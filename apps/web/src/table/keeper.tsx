'use client';

import type { Route } from 'next';
import { createContext, useContext } from 'react';
import { server } from '../trpc/client.ts';

/** Who keeps a match, and so where it is played, replayed and read. */
export interface Keeper {
  table(matchId: string): Route;
  replay(matchId: string): Route;
  /** The whole record of a finished match, as JSON lines. */
  record(matchId: string): Promise<string>;
  /** Whether others get to it by its address. */
  readonly isOpen: boolean;
}

const KeeperContext = createContext<Keeper>({
  table: (matchId) => `/m/${matchId}` as Route,
  replay: (matchId) => `/replay/${matchId}` as Route,
  record: (matchId) => server.match.record.query({ matchId }),
  isOpen: true,
});

/** The server, unless the page says otherwise. */
export const useKeeper = (): Keeper => useContext(KeeperContext);

export const KeptBy = KeeperContext.Provider;
