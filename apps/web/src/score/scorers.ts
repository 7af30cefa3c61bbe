import { useEffect, useState } from 'react';
import type { Scorer } from './scorer.ts';

/** Every family that is kept on paper here, by the id of its game. */
export const SCORERS: Readonly<Record<string, () => Promise<Scorer>>> = {
  'oh-hell': () => import('./oh-hell-scorer.tsx').then(({ ohHellScorer }) => ohHellScorer),
  bondtolva: () => import('./bondtolva-scorer.tsx').then(({ bondtolvaScorer }) => bondtolvaScorer),
};

/** The scorer of a game; `undefined` while it is fetched. */
export function useScorer(game: string): Scorer | 'failed' | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly scorer: Scorer | 'failed' }>();
  useEffect(() => {
    let stopped = false;
    SCORERS[game]?.().then(
      (scorer) => stopped || setFound({ game, scorer }),
      () => stopped || setFound({ game, scorer: 'failed' }),
    );
    return () => {
      stopped = true;
    };
  }, [game]);
  return found?.game === game ? found.scorer : undefined;
}
