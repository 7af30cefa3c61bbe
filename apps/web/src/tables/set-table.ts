'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePlayerName } from '../lobby/name.ts';
import { nonce } from '../lobby/nonce.ts';
import { outcome } from '../rules/draft.ts';
import type { Setting } from '../rules/link.ts';
import { server } from '../trpc/client.ts';
import { useAct } from './act.ts';
import { type Plan, placesFor } from './plan.ts';

/** Sets a table for friends and goes there. */
export function useSetTable() {
  const guest = useTranslations('web.start')('guest');
  const router = useRouter();
  const act = useAct();
  const name = usePlayerName();
  const [busy, setBusy] = useState(false);
  const set = async ({ draft }: Setting, plan: Plan) => {
    setBusy(true);
    const places = placesFor(outcome(draft).seats, plan.places);
    const { listed, rated, watch, clock } = plan;
    const made = await act<{ readonly tableId: string }>(
      server.table.create.mutate({
        preset: draft.preset,
        changes: draft.changes,
        ...(plan.name.trim() !== '' && { name: plan.name.trim() }),
        places: places.map((one) => (one === 'open' ? one : { bot: one })),
        you: { name: name.trim() || guest, nonce: nonce() },
        settings: { listed, rated, watch, clock, ...(plan.password !== '' && { password: plan.password }) },
      }),
    );
    if (made) router.push(`/t/${made.tableId}`);
    else setBusy(false);
  };
  return { set, busy };
}
