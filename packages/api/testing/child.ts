import { rmSync } from 'node:fs';
import { localBus, openDatabase } from '@stikk/db';
import { openHost, seatGuests } from './host.ts';

/** What the parent can ask of a server that is a process of its own. */
export type Wish =
  | {
      readonly seat: {
        readonly preset: string;
        readonly changes: Record<string, unknown>;
        readonly users: readonly string[];
      };
    }
  /** Dies by `kill -9` after so many more appends, each durable and not yet told to anybody. */
  | { readonly dieAfter: number };

const dir = process.argv[2]!;
const database = {
  ...(await openDatabase({ dir })),
  place: { dir },
  close: async () => rmSync(dir, { recursive: true }),
};
const bus = localBus();
let left = Number.POSITIVE_INFINITY;
const host = await openHost(database, {
  bus: {
    ...bus,
    publish: (matchId, seq) => {
      if (--left <= 0) process.kill(process.pid, 'SIGKILL');
      bus.publish(matchId, seq);
    },
  },
});

process.on('message', async (wish: Wish) => {
  if ('dieAfter' in wish) left = wish.dieAfter;
  process.send!(
    'seat' in wish ? await seatGuests(database, wish.seat.preset, wish.seat.changes, wish.seat.users) : '',
  );
});
process.send!(host.url);
