import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Tells every process that a match has grown. Carries numbers only, never what happened. */
export interface Bus {
  publish(matchId: string, seq: number): void;
  /** Returns the way to stop listening. */
  subscribe(listener: (matchId: string, seq: number) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'stikk';

/** For a single process. */
export function localBus(): Bus {
  const listeners = new Set<(matchId: string, seq: number) => void>();
  return {
    publish: (matchId, seq) => {
      for (const listener of listeners) listener(matchId, seq);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}

/**
 * For any number of processes on one PostgreSQL: `NOTIFY` with `matchId:seq`, heard on a connection of its own
 * that is made again when it breaks. What is missed meanwhile is left to the listeners' polling.
 */
export async function postgresBus(
  url: string,
  onError: (error: unknown) => void = () => undefined,
): Promise<Bus> {
  const local = localBus();
  let client: pg.Client;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    next.on('error', onError);
    next.on('notification', ({ payload }) => {
      const [, matchId, seq] = /^(.+):(\d+)$/.exec(payload ?? '') ?? [];
      if (matchId !== undefined) local.publish(matchId, Number(seq));
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    next.on('end', () => void reconnect());
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    while (!closed) {
      await sleep(500);
      try {
        return closed ? undefined : await connect();
      } catch (error) {
        onError(error);
      }
    }
  };
  await connect();

  return {
    publish: (matchId, seq) => {
      client.query('select pg_notify($1, $2)', [CHANNEL, `${matchId}:${seq}`]).catch(onError);
    },
    subscribe: local.subscribe,
    close: async () => {
      closed = true;
      await client.end();
    },
  };
}
