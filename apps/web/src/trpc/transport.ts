import type { Outcome, Transport } from '@stikk/client';
import type { Entry } from '@stikk/engine';
import { finalReason, server } from './client.ts';

const ANSWER_MS = 8000;

/** The way from a match store to this page's server. */
export function transportOf<Command, Event>(matchId: string): Transport<Command, Event> {
  /** The server's clock when it was last heard, and the own one then: what the server measures the line by. */
  let heard: readonly [server: number, own: number] | undefined;
  return {
    async submit(commandId, command): Promise<Outcome> {
      try {
        return await server.match.submit.mutate(
          {
            matchId,
            commandId,
            command,
            ...(heard && { echo: { now: heard[0], ago: Math.max(0, Date.now() - heard[1]) } }),
          },
          { signal: AbortSignal.timeout(ANSWER_MS) },
        );
      } catch (error) {
        const reason = finalReason(error);
        if (reason === undefined) throw error;
        return { ok: false, reason };
      }
    },
    follow(fromSeq, handlers) {
      const subscription = server.match.follow.subscribe(
        { matchId, lastEventId: fromSeq > 0 ? String(fromSeq) : null },
        {
          onStarted: handlers.opened,
          // What is fleeting comes between the entries, and is no part of the record.
          onData: (told) => {
            if ('data' in told) return handlers.entry(told.data.entry as Entry<Event>);
            heard = [told.live.now, Date.now()];
            handlers.live(told.live);
          },
          onError: handlers.lost,
          onComplete: handlers.ended,
        },
      );
      // A stream on a network that is gone may seem open for minutes.
      window.addEventListener('offline', handlers.lost);
      return () => {
        window.removeEventListener('offline', handlers.lost);
        subscription.unsubscribe();
      };
    },
  };
}
