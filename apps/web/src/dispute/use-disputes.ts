import { useCallback, useEffect, useState } from 'react';
import { server } from '../trpc/client.ts';
import type { Dispute } from './wire.ts';

/** So often they are asked for where nothing tells that they went on. */
const EVERY_MS = 15_000;

export interface Disputes {
  /** `undefined` until they have come. */
  readonly list: readonly Dispute[] | undefined;
  readonly failed: boolean;
  readonly ask: () => void;
}

const isOpen = ({ state }: Dispute) => state !== 'ruled' && state !== 'closed';

/**
 * The disputes about a match, for who sits in it.
 * @param steps how many steps others took, where the table tells; whenever that changes they are asked for again
 */
export function useDisputes(matchId: string, steps: number | undefined): Disputes {
  const [found, setFound] = useState<Pick<Disputes, 'list' | 'failed'>>({ list: undefined, failed: false });
  const ask = useCallback(() => {
    server.dispute.about.query({ matchId }).then(
      (list) => setFound({ list, failed: false }),
      () => setFound(({ list }) => ({ list, failed: true })),
    );
  }, [matchId]);
  useEffect(ask, [ask, steps]);
  const waits = steps === undefined && (found.list?.some(isOpen) ?? false);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, [waits, ask]);
  return { ...found, ask };
}
