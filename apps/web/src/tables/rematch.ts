'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '../shell/toast.ts';
import { finalReason, reasonOf, server, suspensionOf } from '../trpc/client.ts';
import { useTrouble } from './act.ts';

/**
 * Asks for another match where the last one was played, and goes there. Who has left that table since, or comes
 * when the next match is on, goes there all the same: the table says how it stands.
 */
export function useRematch() {
  const router = useRouter();
  const trouble = useTrouble();
  const [busy, setBusy] = useState(false);
  const again = async (tableId: string) => {
    setBusy(true);
    try {
      await server.table.rematch.mutate({ tableId });
    } catch (error) {
      const suspension = suspensionOf(error);
      if (finalReason(error) === undefined || suspension !== undefined) {
        toast.error(trouble(reasonOf(error), suspension));
        setBusy(false);
        return;
      }
    }
    router.push(`/t/${tableId}`);
  };
  return { again, busy };
}
