import type { Seat } from '@stikk/engine';
import { useTranslations } from 'next-intl';
import { toast } from '../shell/toast.ts';
import { useWords } from '../table/words.tsx';
import { reasonOf, server } from '../trpc/client.ts';
import { type Live, useWhyNot } from './live-context.tsx';

/** Reminds somebody that it is their turn. */
export function useRemind({ info }: Pick<Live, 'info'>): (seat: Seat) => Promise<void> {
  const t = useTranslations('web.live');
  const { telling } = useWords();
  const why = useWhyNot();
  return async (seat) => {
    try {
      const answer = await server.match.nudge.mutate({ matchId: info.matchId, seat });
      toast.message(answer.ok ? t('nudge.sent', { who: telling.names[seat]! }) : why(answer.reason));
    } catch (error) {
      toast.message(why(reasonOf(error) ?? 'other'));
    }
  };
}
