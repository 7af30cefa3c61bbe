'use client';

import { buttonClass } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadFamily } from '../family/families.ts';
import type { Family } from '../family/family.tsx';
import { Stop } from '../shell/stop.tsx';
import { Way } from '../shell/way.tsx';
import { useLook } from '../table/look.ts';
import type { MatchInfo } from '../table/session.ts';
import { Waiting } from '../table/waiting.tsx';
import { WordsProvider } from '../table/words.tsx';
import { askForInfo, askForRecord } from '../trpc/ask.ts';

type Found =
  | { readonly kind: 'asking'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'open'; readonly info: MatchInfo; readonly record: string; readonly family: Family };

function useRecord(matchId: string): Found {
  const [found, setFound] = useState<Found>({ kind: 'asking', slow: false });
  useEffect(() => {
    let stopRecord = () => {};
    let stopLoading = () => {};
    const failed = (reason: string) => setFound({ kind: 'failed', reason });
    const waiting = () => setFound({ kind: 'asking', slow: true });
    const stopInfo = askForInfo(matchId, {
      found(info) {
        const open = (record: string) => {
          stopLoading = loadFamily(info.game, {
            found: (family) => setFound({ kind: 'open', info, record, family }),
            failed: () => failed('no-such-match'),
            waiting,
          });
        };
        const past = info.watching && info.watch === 'deal';
        stopRecord = askForRecord(matchId, {
          found: open,
          failed: (reason) => failed(reason === 'still-live' && past ? 'first-deal' : reason),
          waiting,
        });
      },
      failed,
      waiting,
    });
    return () => {
      stopInfo();
      stopRecord();
      stopLoading();
    };
  }, [matchId]);
  return found;
}

/** The replay of a match once its record is here; while it is live, of the deals that are over, for who looks on. */
export const ReplayPage = ({ matchId }: { readonly matchId: string }) => {
  const t = useTranslations('table');
  const found = useRecord(matchId);
  useLook();
  if (found.kind === 'asking') return <Waiting slow={found.slow} text={t('replay.loading')} />;
  if (found.kind === 'failed') {
    const first = found.reason === 'first-deal';
    const live = first || found.reason === 'still-live';
    return (
      <Stop
        title={t(live ? 'stop.liveTitle' : 'stop.missingTitle')}
        text={t(first ? 'stop.firstText' : live ? 'stop.liveText' : 'stop.missingText')}
        card="??"
      >
        <Way href={live ? `/m/${matchId}` : '/'} className={buttonClass('primary')}>
          {t(live ? 'stop.toTable' : 'stop.home')}
        </Way>
      </Stop>
    );
  }
  const { info, record, family } = found;
  return (
    <WordsProvider
      preset={info.preset}
      sitters={info.seats}
      you={info.you ?? undefined}
      options={info.options}
    >
      <family.Replay info={info} record={record} matchId={matchId} />
    </WordsProvider>
  );
};
