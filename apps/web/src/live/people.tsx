import type { Seat } from '@stikk/engine';
import { Button } from '@stikk/ui';
import { Bell, Bot, Flag, Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '../shell/toast.ts';
import { useWords } from '../table/words.tsx';
import { useAct } from '../tables/act.ts';
import { ReportDialog } from '../talk/report-dialog.tsx';
import { server } from '../trpc/client.ts';
import { isLongAway } from './bar-model.ts';
import { type Live, useNow } from './live-context.tsx';
import styles from './people.module.css';
import { usePlaces } from './use-places.ts';
import { useRemind } from './use-remind.ts';
import { Watchers } from './watching.tsx';

const icon = { className: 'i', 'aria-hidden': true } as const;

/** Who sits at the table, how it stands with them, and what can be done about it. */
export const People = ({ live }: { readonly live: Live }) => {
  const t = useTranslations('web.live');
  const { telling, sitters } = useWords();
  const act = useAct();
  const remind = useRemind(live);
  const reported = useTranslations('web.report')('sent');
  const now = useNow(live.ahead, 1000);
  const [reporting, setReporting] = useState<Seat>();
  const { info, you, table, live: fleeting, ask } = live;
  const { matchId, tableId } = info;
  const [places, askPlaces] = usePlaces(tableId);
  const blocked = new Set(
    places.flatMap((place) => (place.kind === 'person' && place.blocked ? [place.name] : [])),
  );

  const wordOf = (seat: Seat) => {
    if (sitters[seat]!.kind === 'bot') return t('people.bot');
    if (table.held[seat] !== undefined) return t('people.held');
    return fleeting?.present[seat] === false ? t('people.away') : t('people.here');
  };
  const block = async (seat: Seat, is: boolean) => {
    await act(server.table.block.mutate({ matchId, place: seat, blocked: is }));
    askPlaces();
  };

  return (
    <div className={styles.people}>
      <ul>
        {sitters.map(({ name, kind }, seat) => (
          <li key={name}>
            <p>
              <b>{name}</b>{' '}
              <span>
                {[
                  seat === you ? t('people.you') : undefined,
                  fleeting?.host === seat && tableId !== null ? t('people.host') : undefined,
                  wordOf(seat),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </p>
            {kind === 'bot' || seat === you || you === undefined ? null : (
              <div className={styles.ways}>
                {fleeting && isLongAway(fleeting, seat, now) ? (
                  <Button icon={<Bot {...icon} />} onClick={() => ask({ what: 'hold', seat })}>
                    {t('people.hold')}
                  </Button>
                ) : null}
                {table.turns[seat]?.since === undefined ? null : (
                  <Button icon={<Bell {...icon} />} onClick={() => remind(seat)}>
                    {t('people.remind')}
                  </Button>
                )}
                <Button
                  icon={blocked.has(name) ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
                  onClick={() => block(seat, !blocked.has(name))}
                >
                  {blocked.has(name) ? t('people.unmute') : t('people.mute')}
                </Button>
                <Button icon={<Flag {...icon} />} onClick={() => setReporting(seat)}>
                  {t('people.report')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Watchers count={fleeting?.watchers ?? 0} />
      {reporting === undefined ? null : (
        <ReportDialog
          name={telling.names[reporting]!}
          onClose={() => setReporting(undefined)}
          onReport={async (category, words) => {
            const sent = await act(
              server.table.report.mutate({ matchId, place: reporting, category, words }).then(() => true),
            );
            if (sent) toast.success(reported);
          }}
        />
      )}
    </div>
  );
};
