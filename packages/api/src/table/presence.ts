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
/** A page that is loaded again has not been away. */
const GRACE_MS = 3000;
/** Who stays away for so long is no longer ready. */
const UNREADY_MS = 120_000;

interface Page extends Onlooker {
  /** How many of it there are. */
  open: number;
  stopClosing: () => void;
}

export function openPresence({ database, bus, logger, now, after }: Services): Presence {
  const pages = new Map<string, Page>();
  let tail: Promise<unknown> = Promise.resolve();

  /** One after another, so that coming and going are noted in their order. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const run = tail.then(act).catch((error: unknown) => {
      logger.error(traceOf(error), 'presence could not be noted');
    });
    tail = run;
    return run;
  };

  const onlookers = (): readonly Onlooker[] =>
    [...pages.values()].map(({ tableId, userId }) => ({ tableId, userId }));
  const note = async (onlooker: Onlooker, here: boolean): Promise<void> => {
    await notePresence(database.db, [onlooker], here, now());
    bus.publish(onlooker.tableId, 0);
  };
  const beat = async (): Promise<void> => {
    await notePresence(database.db, onlookers(), true, now());
    for (const tableId of await unreadyAbsent(database.db, now() - UNREADY_MS)) bus.publish(tableId, 0);
  };
  const beating = (): (() => void) =>
    after(BEAT_MS, () => {
      stopBeating = beating();
      void inTurn(beat);
    });
  let stopBeating = beating();

  const close = ({ tableId, userId }: Page): void => {
    pages.delete(`${tableId} ${userId}`);
    void inTurn(() => note({ tableId, userId }, false));
  };

  return {
    attend: (tableId, userId) => {
      const key = `${tableId} ${userId}`;
      const page = pages.get(key) ?? { tableId, userId, open: 0, stopClosing: () => undefined };
      page.stopClosing();
      if (!pages.has(key)) void inTurn(() => note({ tableId, userId }, true));
      pages.set(key, page);
      page.open++;
      return () => {
        page.open--;
        if (page.open === 0) page.stopClosing = after(GRACE_MS, () => close(page));
      };
    },
    close: async () => {
      stopBeating();
      for (const { stopClosing } of pages.values()) stopClosing();
      await tail;
    },
  };
}
