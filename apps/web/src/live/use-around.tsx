import type { Seat } from '@stikk/engine';
import type { SeatPlateProps } from '@stikk/ui';
import { Bot, Moon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { later } from '../shell/later.tsx';
import { clockModel, clockText } from './clock-model.ts';
import { useLive, useNow } from './live-context.tsx';

const SaidText = later(() => import('../talk/said.tsx').then(({ SaidText }) => SaidText));

const icon = { className: 'i', 'aria-hidden': true } as const;

type Around = Pick<SeatPlateProps, 'clock' | 'mark' | 'said' | 'away' | 'host'> & {
  /** A bot acts for the person. */
  readonly held: boolean;
  /** What the plate's words say of it. */
  readonly spoken: readonly string[];
};

const NOTHING: Around = { held: false, spoken: [] };

/** What a plate shows beside the cards: whether its person is there, who plays for them, their time, their words. */
export function useAround(seat: Seat): Around {
  const t = useTranslations('web.live');
  const live = useLive();
  const away = live?.live?.present[seat] === false;
  const held = live?.table.held[seat] !== undefined;
  const timed =
    live !== undefined && live.table.clock.kind !== 'off' && live.table.turns[seat]?.since !== undefined;
  const now = useNow(live?.ahead ?? 0, timed || (away && !held) ? 1000 : undefined);
  if (live === undefined) return NOTHING;
  const { table, live: fleeting, air } = live;
  const clock = clockModel(table, seat, now);
  const said = air.get(seat);
  const since = fleeting?.awaySince[seat] ?? now;
  const gone = Math.max(0, Math.floor((now - since) / 1000));
  const host = fleeting?.host === seat && live.info.tableId !== null;
  return {
    held,
    host,
    away: away && !held,
    clock: clock && {
      left: clock.left,
      text: clock.urgent ? clockText(clock.seconds) : undefined,
      urgent: clock.urgent,
    },
    mark: held
      ? { icon: <Bot {...icon} />, text: t('mark.held') }
      : away
        ? {
            icon: <Moon {...icon} />,
            text: clock?.urgent
              ? t('spoken.away')
              : gone < 60
                ? t('mark.away', { gone })
                : t('mark.awayMinutes', { gone: Math.floor(gone / 60) }),
          }
        : undefined,
    said: said && <SaidText said={said} />,
    spoken: [
      held ? t('spoken.held') : away ? t('spoken.away') : undefined,
      host ? t('spoken.host') : undefined,
    ].filter((part) => part !== undefined),
  };
}
