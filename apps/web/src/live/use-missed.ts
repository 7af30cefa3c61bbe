import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { toast } from '../shell/toast.ts';
import type { Live } from './live-context.tsx';
import { missedOf } from './tidings.ts';

/** Tells, when the line is made again, what others played in the meantime. */
export function useMissed({ entries, you, missed }: Live): void {
  const t = useTranslations('web.live');
  const latest = useRef({ entries, you, t });
  useEffect(() => {
    latest.current = { entries, you, t };
  });
  useEffect(() => {
    if (missed === 0) return;
    const { entries, you, t } = latest.current;
    const { cards, acts } = missedOf(entries, entries.length - missed, you);
    if (cards > 0) toast.message(t('missed.cards', { count: cards }));
    else if (acts > 0) toast.message(t('missed.acts'));
  }, [missed]);
}
