import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Tells every process that a match or a table has grown: numbers only, never what happened. */
export interface Bus {
  /** `id` is a match's, with the number of its last entry, or a table's, with its version. */
  publish(id: string, seq: number): void;
  /** Returns the way to stop listening. */
  subscribe(listener: (id: string, seq: number) => void): () => void;
  /** Tells every process something that is soon forgotten, under 7 KB as JSON. Never a card or a secret. */
  tell(topic: string, note: unknown): void;
  /** Returns the way to stop listening. */
  hear(listener: (topic: string, note: unknown) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'stikk';
const NOTES = 'stikk_notes';

/** For a single process. */
export function localBus(): Bus {
  const listeners = new Set<(id: string, seq: number) => void>();
  const hearers = new Set<(topic: string, note: unknown) => void>();
  return {
    publish: (id, seq) => {
      for (const listener of listeners) listener(id, seq);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (topic, note) => {
      for (const hearer of hearers) hearer(topic, note);
    },
    hear: (hearer) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    close: async () => {
      listeners.clear();
      hearers.clear();
    },
  };
}

/**
 * For any number of processes on one PostgreSQL: `NOTIFY` with `id:seq`, or with a note, heard on a connection of
 * its own that is made again when it breaks. What is missed meanwhile is left to the listeners' polling.
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
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === NOTES) return local.tell(...(JSON.parse(payload) as [string, unknown]));
      const [, id, seq] = /^(.+):(\d+)$/.exec(payload) ?? [];
      if (id !== undefined) local.publish(id, Number(seq));
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}; listen ${NOTES}`);
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

  let tail: Promise<unknown> = Promise.resolve();
  const notify = (channel: string, payload: string): void => {
    tail = tail.then(() => client.query('select pg_notify($1, $2)', [channel, payload])).catch(onError);
  };
  return {
    publish: (id, seq) => notify(CHANNEL, `${id}:${seq}`),
    subscribe: local.subscribe,
    tell: (topic, note) => notify(NOTES, JSON.stringify([topic, note])),
    hear: local.hear,
    close: async () => {
      closed = true;
      await tail;
      await client.end();
    },
  };
}
