import { useRef, useState } from 'react';
import { type Difference, server } from '../server/client.ts';
import { useTrouble } from '../shell/trouble.ts';

/** What became of a match that was chosen: `undefined` while it is being decided again. */
export type Result = { readonly found: readonly Difference[] } | { readonly failed: string } | undefined;

/** Decides chosen matches again, one after another, so that the server's players wait for none of it. */
export function useCheck(): {
  readonly results: ReadonlyMap<string, Result>;
  readonly busy: boolean;
  readonly check: (ids: readonly string[]) => Promise<void>;
} {
  const trouble = useTrouble();
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const check = async (ids: readonly string[]): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    for (const matchId of ids) {
      const put = (result: Result) => setResults((before) => new Map(before).set(matchId, result));
      put(undefined);
      try {
        put({ found: await server.recheck.query({ matchId }) });
      } catch (error) {
        put({ failed: trouble(error) });
      }
    }
    running.current = false;
    setBusy(false);
  };
  return { results, busy, check };
}
