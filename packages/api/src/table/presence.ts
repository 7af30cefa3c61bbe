import { notePresence, type Onlooker, unreadyAbsent } from '@stikk/db';
import type { Services } from '../services.ts';
import { traceOf } from '../trace.ts';

/** Who has a table's page open in this process; told to the others through the database. */
export interface Presence {
  /** One more page is open. Returns the way to say, once, that it is closed. */
  attend(tableId: string, userId: string): () => void;
  close(): Promise<void>;
}

/** How often those who are here are told so anew. */
const BEAT_MS = 20_000;
/** Who was not told of for so long is no longer here: their process is gone. */
export const GONE_MS = 2.5 * BEAT_MS;
/** Who stays away for so long is no longer ready. */
export const UNREADY_MS = 120_000;

export function openPresence({ database, bus, logger, now }: Services): Presence {
  const pages = new Map<string, Onlooker & { open: number }>();
  let tail: Promise<unknown> = Promise.resolve();

  /** One after another, so that coming and going are noted in their order. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const run = tail.then(act).catch((error: unknown) => {
      logger.error(traceOf(error), 'presence could not be noted');
    });
    tail = run;
    return run;
  };

  const note = async (onlooker: Onlooker, here: boolean): Promise<void> => {
    await notePresence(database.db, [onlooker], here, now());
    bus.publish(onlooker.tableId, 0);
  };
  const beat = async (): Promise<void> => {
    await notePresence(database.db, [...pages.values()], true, now());
    for (const tableId of await unreadyAbsent(database.db, now() - UNREADY_MS)) bus.publish(tableId, 0);
  };
  const timer = setInterval(() => void inTurn(beat), BEAT_MS);
  timer.unref();

  return {
    attend: (tableId, userId) => {
      const key = `${tableId} ${userId}`;
      const page = pages.get(key) ?? { tableId, userId, open: 0 };
      pages.set(key, page);
      if (++page.open === 1) void inTurn(() => note({ tableId, userId }, true));
      return () => {
        if (--page.open > 0) return;
        pages.delete(key);
        void inTurn(() => note({ tableId, userId }, false));
      };
    },
    close: async () => {
      clearInterval(timer);
      await tail;
    },
  };
}
