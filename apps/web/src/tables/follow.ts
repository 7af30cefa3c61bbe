import { finalReason, server } from '../trpc/client.ts';
import type { TableView } from './wire.ts';

const WAITS = [250, 500, 1000, 2000] as const;

export interface FollowHandlers {
  found(view: TableView): void;
  /** There is no such table for whoever asks. */
  failed(reason: string): void;
  /** The server is out of reach; it is asked again. */
  lost(): void;
}

export interface Following {
  /** Asks anew at once: the network is said to be back, or the caller has become somebody. */
  again(): void;
  stop(): void;
}

/** Tells how a table stands, and every change, for as long as it takes; a lost line is picked up again. */
export function followTable(tableId: string, handlers: FollowHandlers): Following {
  let line = 0;
  let failures = 0;
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cut = () => {
    line++;
    clearTimeout(timer);
    close();
    close = () => {};
  };
  const later = () => {
    cut();
    handlers.lost();
    timer = setTimeout(ask, WAITS[Math.min(failures++, WAITS.length - 1)]);
  };
  /** A stream says nothing of why it is refused: a question before it does. */
  function ask() {
    const own = line;
    server.table.info.query({ tableId }).then(
      (view) => {
        if (own !== line) return;
        handlers.found(view);
        listen();
      },
      (error: unknown) => {
        if (own !== line) return;
        const reason = finalReason(error);
        if (reason === undefined) later();
        else handlers.failed(reason);
      },
    );
  }
  function listen() {
    const own = line;
    const ended = () => own === line && later();
    const stream = server.table.follow.subscribe(
      { tableId },
      {
        onData: (view) => {
          if (own !== line) return;
          failures = 0;
          handlers.found(view);
        },
        onError: ended,
        onComplete: ended,
      },
    );
    close = () => stream.unsubscribe();
  }
  ask();
  return {
    again() {
      cut();
      ask();
    },
    stop: cut,
  };
}
