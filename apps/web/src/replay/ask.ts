import { finalReason, server } from '../trpc/client.ts';

const RETRY_MS = 1500;

export interface RecordHandlers {
  found(record: string): void;
  /** There is no such record for whoever asks. */
  failed(reason: string): void;
  /** The server does not answer; it is asked again. */
  waiting(): void;
}

/** Asks for the record of a finished match until there is an answer. Returns how to stop. */
export function askForRecord(matchId: string, handlers: RecordHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = () => {
    server.match.record.query({ matchId }).then(
      (record) => stopped || handlers.found(record),
      (error: unknown) => {
        if (stopped) return;
        const reason = finalReason(error);
        if (reason !== undefined) {
          handlers.failed(reason);
          return;
        }
        handlers.waiting();
        timer = setTimeout(ask, RETRY_MS);
      },
    );
  };
  ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
