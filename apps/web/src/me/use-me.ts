import { useCallback, useEffect, useState } from 'react';
import { playerName, rememberName } from '../lobby/name.ts';
import { server } from '../trpc/client.ts';
import type { Me } from './wire.ts';

/** Whoever has no session is nobody yet. */
export type Known =
  | { readonly kind: 'asking' | 'failed' | 'nobody' }
  | { readonly kind: 'known'; readonly me: Me };

/** Who the reader is; `again` asks anew, and takes over what somebody else is called here. */
export function useMe(): { readonly known: Known; readonly again: () => Promise<void> } {
  const [known, setKnown] = useState<Known>({ kind: 'asking' });
  const ask = useCallback(async (): Promise<Me | undefined> => {
    try {
      const me = await server.me.info.query();
      setKnown(me === null ? { kind: 'nobody' } : { kind: 'known', me });
      return me ?? undefined;
    } catch {
      setKnown((before) => (before.kind === 'known' ? before : { kind: 'failed' }));
      return undefined;
    }
  }, []);
  useEffect(() => {
    void ask().then((me) => me?.name && playerName() === '' && rememberName(me.name));
  }, [ask]);
  const again = useCallback(async () => {
    const me = await ask();
    if (me?.name) rememberName(me.name);
  }, [ask]);
  return { known, again };
}
