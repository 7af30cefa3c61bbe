import type { Route } from 'next';
import type { Keeper } from '../table/keeper.tsx';

/** This device, which keeps a match for nobody else. */
export const deviceKeeper: Keeper = {
  table: (matchId) => soloAt(matchId),
  replay: (matchId) => `/solo/replay?match=${matchId}` as Route,
  async record(matchId) {
    const [{ takeDown }, { recordText }] = await Promise.all([import('./shelf.ts'), import('./record.ts')]);
    const taken = await takeDown(matchId);
    if (!taken) throw new RangeError(`no match ${matchId}`);
    return recordText(taken.entries);
  },
  isOpen: false,
};

/** Where a match that this device keeps is played. One page serves them all, so that it is there without a server. */
export const soloAt = (matchId: string): Route => `/solo?match=${matchId}` as Route;
