import { useEffect, useState } from 'react';
import { loadFamily } from '../family/families.ts';
import type { Family } from '../family/family.tsx';

export type Shelved<Open> =
  | { readonly kind: 'asking'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly reason: 'missing' | 'elsewhere' | 'unkept' }
  | { readonly kind: 'open'; readonly open: Open };

type Taken = NonNullable<Awaited<ReturnType<typeof import('./shelf.ts').takeDown>>>;
type Opened<Open> = { readonly open: Open; close(): void } | 'missing' | 'elsewhere';

/** The match that the address names, taken down from this device and opened with its family's pages. */
export function useSolo<Open>(
  opening: (taken: Taken, family: Family) => Promise<Opened<Open>>,
): Shelved<Open> {
  const [found, setFound] = useState<Shelved<Open>>({ kind: 'asking', slow: false });
  useEffect(() => {
    let gone = false;
    let close = () => {};
    let stopLoading = () => {};
    const failed = (reason: 'missing' | 'elsewhere' | 'unkept') =>
      gone || setFound({ kind: 'failed', reason });
    const begin = async () => {
      const matchId = new URLSearchParams(location.search).get('match') ?? '';
      const { takeDown } = await import('./shelf.ts');
      const taken = await takeDown(matchId);
      if (gone) return;
      if (!taken) {
        failed('missing');
        return;
      }
      stopLoading = loadFamily(taken.match.game, {
        found: (family) =>
          opening(taken, family).then(
            (opened) => {
              if (typeof opened === 'string') failed(opened);
              else if (gone) opened.close();
              else {
                close = opened.close;
                setFound({ kind: 'open', open: opened.open });
              }
            },
            () => failed('unkept'),
          ),
        failed: () => failed('missing'),
        waiting: () => gone || setFound({ kind: 'asking', slow: true }),
      });
    };
    begin().catch(() => failed('unkept'));
    return () => {
      gone = true;
      stopLoading();
      close();
    };
  }, [opening]);
  return found;
}

export type { Taken };
