'use client';

import { useEffect, useRef, useState } from 'react';
import { type Following, followTable } from './follow.ts';
import type { TableView } from './wire.ts';

export type FoundTable =
  | { readonly kind: 'asking'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'open'; readonly view: TableView; readonly lost: boolean };

/** A table as the caller may see it now, and the way to ask anew. */
export function useTable(tableId: string, first?: TableView): readonly [FoundTable, () => void] {
  const [found, setFound] = useState<FoundTable>(
    first ? { kind: 'open', view: first, lost: false } : { kind: 'asking', slow: false },
  );
  const following = useRef<Following>(undefined);
  useEffect(() => {
    const follow = followTable(tableId, {
      found: (view) => setFound({ kind: 'open', view, lost: false }),
      failed: (reason) => setFound({ kind: 'failed', reason }),
      lost: () =>
        setFound((was) => (was.kind === 'open' ? { ...was, lost: true } : { kind: 'asking', slow: true })),
    });
    following.current = follow;
    const woken = () => document.visibilityState === 'visible' && follow.again();
    window.addEventListener('online', follow.again);
    document.addEventListener('visibilitychange', woken);
    return () => {
      follow.stop();
      window.removeEventListener('online', follow.again);
      document.removeEventListener('visibilitychange', woken);
    };
  }, [tableId]);
  return [found, () => following.current?.again()];
}
