'use client';

import { buttonClass } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadFamily } from '../family/families.ts';
import type { OpenMatch } from '../family/family.tsx';
import { LiveProvider } from '../live/live-context.tsx';
import { Stop } from '../shell/stop.tsx';
import { Way } from '../shell/way.tsx';
import { askForInfo } from '../trpc/ask.ts';
import { Laid } from './laid.tsx';
import { useLook } from './look.ts';
import { Waiting } from './waiting.tsx';
import { WordsProvider } from './words.tsx';

type Found =
  | { readonly kind: 'asking'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'open'; readonly session: OpenMatch };

function useSession(matchId: string): Found {
  const [found, setFound] = useState<Found>({ kind: 'asking', slow: false });
  useEffect(() => {
    let session: OpenMatch | undefined;
    let stopLoading = () => {};
    const nudge = () => session?.nudge();
    const woken = () => document.visibilityState === 'visible' && nudge();
    const stop = askForInfo(matchId, {
      found(info) {
        if (info.you === null && info.status === 'live' && !info.watching) {
          const reason = info.watch === 'end' ? 'opens-at-the-end' : 'not-at-this-table';
          setFound({ kind: 'failed', reason });
          return;
        }
        stopLoading = loadFamily(info.game, {
          found(family) {
            session = family.open(info);
            setFound({ kind: 'open', session });
          },
          failed: () => setFound({ kind: 'failed', reason: 'no-such-match' }),
          waiting: () => setFound({ kind: 'asking', slow: true }),
        });
      },
      failed: (reason) => setFound({ kind: 'failed', reason }),
      waiting: () => setFound({ kind: 'asking', slow: true }),
    });
    window.addEventListener('online', nudge);
    document.addEventListener('visibilitychange', woken);
    return () => {
      stop();
      stopLoading();
      session?.close();
      window.removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', woken);
    };
  }, [matchId]);
  return found;
}

/** A match: found, laid, played to its end. */
export const MatchPage = ({ matchId }: { readonly matchId: string }) => {
  const t = useTranslations('table');
  const found = useSession(matchId);
  const later = useTranslations('web.live');
  useLook();
  const stopWords = (reason: string) => {
    if (reason === 'opens-at-the-end')
      return { title: later('watch.endTitle'), text: later('watch.endText') };
    const which = reason === 'not-at-this-table' ? 'others' : 'missing';
    return { title: t(`stop.${which}Title`), text: t(`stop.${which}Text`) };
  };
  if (found.kind === 'asking') return <Waiting slow={found.slow} />;
  if (found.kind === 'failed')
    return (
      <Stop {...stopWords(found.reason)} card="??">
        <Way href="/" className={buttonClass('primary')}>
          {t('stop.home')}
        </Way>
      </Stop>
    );
  const { info, options, you } = found.session;
  return (
    <WordsProvider preset={info.preset} sitters={info.seats} you={you} options={options}>
      <LiveProvider info={info} beside={found.session.beside}>
        <Laid session={found.session} />
      </LiveProvider>
    </WordsProvider>
  );
};
