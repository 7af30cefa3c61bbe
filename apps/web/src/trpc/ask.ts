import { until } from '../shell/until.ts';
import type { MatchInfo } from '../table/session.ts';
import { finalReason, server } from './client.ts';

interface AskHandlers<Answer> {
  found(answer: Answer): void;
  /** There is nothing of the kind for whoever asks. */
  failed(reason: string): void;
  /** The server does not answer; it is asked again. */
  waiting(): void;
}

/** Asks the server until it answers. Returns how to stop. */
const askServer = <Answer>(
  ask: () => Promise<Answer>,
  { found, failed, waiting }: AskHandlers<Answer>,
): (() => void) =>
  until(ask, {
    found,
    waiting,
    failed(error) {
      const reason = finalReason(error);
      if (reason !== undefined) failed(reason);
      return reason !== undefined;
    },
  });

/** Asks for who sits where in a match and under which rules. */
export const askForInfo = (matchId: string, handlers: AskHandlers<MatchInfo>) =>
  askServer(() => server.match.info.query({ matchId }), handlers);

/** Asks for the record of a finished match. */
export const askForRecord = (matchId: string, handlers: AskHandlers<string>) =>
  askServer(() => server.match.record.query({ matchId }), handlers);
