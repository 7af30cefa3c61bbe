'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Setting } from '../rules/link.ts';
import { toast } from '../shell/toast.ts';
import { reasonOf, server } from '../trpc/client.ts';
import { usePlayerName } from './name.ts';
import { nonce } from './nonce.ts';

/**
 * Sets up a table against bots and goes there. `under` names what is under way, so that its button can show
 * it; until that fails or the page is left, nothing else starts.
 */
export function useStart() {
  const t = useTranslations('web.start');
  const router = useRouter();
  const name = usePlayerName();
  const busy = useRef(false);
  const [under, setUnder] = useState<string>();

  const failed = (error: unknown) => {
    busy.current = false;
    setUnder(undefined);
    const reason = reasonOf(error);
    toast.error(
      reason === 'slow-down' ? t('tooMany') : reason === 'impossible-rules' ? t('impossible') : t('failed'),
    );
  };

  const start = (id: string, { draft, bots }: Setting) => {
    if (busy.current) return;
    busy.current = true;
    setUnder(id);
    server.match.create
      .mutate({
        preset: draft.preset,
        changes: draft.changes,
        bots: [...bots],
        name: name.trim() || t('guest'),
        nonce: nonce(),
      })
      .then(({ matchId }) => router.push(`/m/${matchId}`), failed);
  };
  return { start, under };
}
