'use client';

import { buttonClass } from '@stikk/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadFamily } from '../family/families.ts';
import type { Family } from '../family/family.tsx';
import { Stop } from '../shell/stop.tsx';
import { useDeck } from '../table/deck.ts';
import { askForInfo, type MatchInfo } from '../table/session.ts';
import { Waiting } from '../table/waiting.tsx';
import { WordsProvider } from '../table/words.tsx';
import { finalReason, server } from '../trpc/client.ts';

type Found =
  | { readonly kind: 'asking'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'open'; readonly info: MatchInfo; readonly record: string; readonly family: Family };

const RETRY_MS = 1500;

/** Asks for the record until there is an answer. Returns how to stop. */
function askForRecord(matchId: string, found: (record: string) => void, failed: (reason: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = () => {
    server.match.record.query({ matchId }).then(
      (record) => stopped || found(record),
      (error: unknown) => {
        if (stopped) return;
        const reason = finalReason(error);
        if (reason === undefined) timer = setTimeout(ask, RETRY_MS);
        else failed(reason);
      },
    );
  };
  ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

function useRecord(matchId: string): Found {
  const [found, setFound] = useState<Found>({ kind: 'asking', slow: false });
  useEffect(() => {
    let stopRecord = () => {};
    let stopLoading = () => {};
    const failed = (reason: string) => setFound({ kind: 'failed', reason });
    const stopInfo = askForInfo(matchId, {
      found(info) {
        const open = (record: string) => {
          stopLoading = loadFamily(info.game, {
            found: (family) => setFound({ kind: 'open', info, record, family }),
            failed: () => failed('no-such-match'),
            waiting: () => setFound({ kind: 'asking', slow: true }),
          });
        };
        stopRecord = askForRecord(matchId, open, failed);
      },
      failed,
      waiting: () => setFound({ kind: 'asking', slow: true }),
    });
    return () => {
      stopInfo();
      stopRecord();
      stopLoading();
    };
  }, [matchId]);
  return found;
}

/** The replay of a match, once its record is here. */
export const ReplayPage = ({ matchId }: { readonly matchId: string }) => {
  const t = useTranslations('table');
  const found = useRecord(matchId);
  useDeck();
  if (found.kind === 'asking') return <Waiting slow={found.slow} text={t('replay.loading')} />;
  if (found.kind === 'failed') {
    const live = found.reason === 'still-live';
    return (
      <Stop
        title={t(live ? 'stop.liveTitle' : 'stop.missingTitle')}
        text={t(live ? 'stop.liveText' : 'stop.missingText')}
        card="??"
      >
        <Link href={live ? `/m/${matchId}` : '/'} className={buttonClass('primary')}>
          {t(live ? 'stop.toTable' : 'stop.home')}
        </Link>
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
      <family.Replay info={info} record={record} />
    </WordsProvider>
  );
};
