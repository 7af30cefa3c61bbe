import { ClockText } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { clockModel, clockText } from './clock-model.ts';
import { useLive, useNow } from './live-context.tsx';

/** The own time, beside what is asked; nothing where none is measured. */
export const OwnClock = () => {
  const t = useTranslations('web.live');
  const live = useLive();
  const timed = live?.you !== undefined && live.table.turns[live.you]?.since !== undefined;
  const now = useNow(live?.ahead ?? 0, timed && live.table.clock.kind !== 'off' ? 1000 : undefined);
  const clock = live?.you === undefined ? undefined : clockModel(live.table, live.you, now);
  if (!clock) return null;
  const time = clockText(clock.seconds);
  const text =
    clock.increment === undefined
      ? clock.seconds < 60
        ? t('clock.left', { seconds: time })
        : time
      : t('clock.bank', { time, increment: clock.increment });
  return <ClockText yours urgent={clock.urgent} text={text} />;
};
