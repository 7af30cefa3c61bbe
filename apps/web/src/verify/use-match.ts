import { useEffect, useState } from 'react';
import { askForInfo, askForRecord } from '../trpc/ask.ts';

export type Fetched =
  | { readonly kind: 'asking'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly reason: 'no-such-match' | 'still-live' }
  | { readonly kind: 'here' };

/** Asks the server for the record of a finished match and the names at its table, as anybody may. */
export function useMatch(
  matchId: string | undefined,
  found: (record: string, names: readonly string[], onDevice: boolean) => void,
): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ kind: 'asking', slow: false });
  useEffect(() => {
    if (matchId === undefined) return;
    let stopRecord = () => {};
    const waiting = () => setFetched({ kind: 'asking', slow: true });
    const failed = (reason: string) =>
      setFetched({ kind: 'failed', reason: reason === 'still-live' ? reason : 'no-such-match' });
    const stopInfo = askForInfo(matchId, {
      found({ seats, onDevice }) {
        stopRecord = askForRecord(matchId, {
          found(record) {
            setFetched({ kind: 'here' });
            found(
              record,
              seats.map(({ name }) => name),
              onDevice,
            );
          },
          failed,
          waiting,
        });
      },
      failed,
      waiting,
    });
    return () => {
      stopInfo();
      stopRecord();
    };
  }, [matchId, found]);
  return fetched;
}
