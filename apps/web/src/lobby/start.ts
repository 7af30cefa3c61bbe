'use client';

import { useMutation } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import type { Setting } from '../rules/link.ts';
import { useServer } from '../trpc/provider.tsx';
import { usePlayerName } from './name.ts';

/** The player's share in every shuffle. */
const nonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const reasonOf = (error: unknown): unknown =>
  error instanceof TRPCClientError ? (error.data as { reason?: unknown } | null)?.reason : undefined;

/**
 * Sets up a table against bots and goes there. `under` names what is under way, so that its button can show
 * it; until that fails or the page is left, nothing else starts.
 */
export function useStart() {
  const t = useTranslations('web.start');
  const router = useRouter();
  const server = useServer();
  const name = usePlayerName();
  const create = useMutation(server.match.create.mutationOptions());
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
    create.mutate(
      {
        preset: draft.preset,
        changes: draft.changes,
        bots: [...bots],
        name: name.trim() || t('guest'),
        nonce: nonce(),
      },
      { onSuccess: ({ matchId }) => router.push(`/m/${matchId}`), onError: failed },
    );
  };
  return { start, under };
}
