'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Setting } from '../rules/link.ts';
import { toast } from '../shell/toast.ts';
import { moment } from '../tables/moment.ts';
import { hasAnswered, reasonOf, server, suspensionOf } from '../trpc/client.ts';
import { usePlayerName } from './name.ts';
import { nonce } from './nonce.ts';

const PATIENCE_MS = 8000;

/**
 * Sets up a table against bots and goes there. `under` names what is under way, so that its button can show
 * it; until that fails or the page is left, nothing else starts.
 */
export function useStart() {
  const t = useTranslations('web.start');
  const router = useRouter();
  const locale = useLocale();
  const name = usePlayerName();
  const busy = useRef(false);
  const [under, setUnder] = useState<string>();

  const free = () => {
    busy.current = false;
    setUnder(undefined);
  };

  const failed = (error: unknown) => {
    free();
    const reason = reasonOf(error);
    const suspension = suspensionOf(error);
    if (suspension !== undefined) {
      toast.error(t('suspended', { until: moment(locale, suspension.until) }));
      return;
    }
    toast.error(
      reason === 'slow-down' ? t('tooMany') : reason === 'impossible-rules' ? t('impossible') : t('failed'),
    );
  };

  /** Without a server the match is played and kept here. */
  const onDevice = async (setting: Setting, called: string) => {
    try {
      const [{ beginSolo }, { soloAt }] = await Promise.all([
        import('../solo/begin.ts'),
        import('../solo/keeper.ts'),
      ]);
      location.assign(soloAt(await beginSolo(setting, called)));
    } catch {
      free();
      toast.error(t('unkept'));
    }
  };

  const start = (id: string, { draft, bots }: Setting) => {
    if (busy.current) return;
    busy.current = true;
    setUnder(id);
    const called = name.trim() || t('guest');
    if (!navigator.onLine) {
      void onDevice({ draft, bots }, called);
      return;
    }
    server.match.create
      .mutate(
        { preset: draft.preset, changes: draft.changes, bots: [...bots], name: called, nonce: nonce() },
        { signal: AbortSignal.timeout(PATIENCE_MS) },
      )
      .then(
        ({ matchId }) => router.push(`/m/${matchId}`),
        (error) => (hasAnswered(error) ? failed(error) : onDevice({ draft, bots }, called)),
      );
  };
  return { start, under };
}
