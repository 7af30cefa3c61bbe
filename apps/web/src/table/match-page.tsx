'use client';

import { useView } from '@stikk/client/react';
import { buttonClass } from '@stikk/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Stop } from '../shell/stop.tsx';
import { useDeck } from './deck.ts';
import { LiveTable } from './live-table.tsx';
import { askForInfo, openSession, type Session } from './session.ts';
import { Waiting } from './waiting.tsx';
import { WordsProvider } from './words.tsx';

type Found =
  | { readonly kind: 'asking'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'open'; readonly session: Session };

function useSession(matchId: string): Found {
  const [found, setFound] = useState<Found>({ kind: 'asking', slow: false });
  useEffect(() => {
    let session: Session | undefined;
    const nudge = () => session?.nudge();
    const woken = () => document.visibilityState === 'visible' && nudge();
    const stop = askForInfo(matchId, {
      found(info) {
        if (info.you === null && info.status === 'live') {
          setFound({ kind: 'failed', reason: 'not-at-this-table' });
          return;
        }
        session = openSession(info);
        setFound({ kind: 'open', session });
      },
      failed: (reason) => setFound({ kind: 'failed', reason }),
      waiting: () => setFound({ kind: 'asking', slow: true }),
    });
    window.addEventListener('online', nudge);
    document.addEventListener('visibilitychange', woken);
    return () => {
      stop();
      session?.close();
      window.removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', woken);
    };
  }, [matchId]);
  return found;
}

const Laid = ({ session }: { readonly session: Session }) => {
  const { ready, connection } = useView(session.match);
  return ready ? <LiveTable session={session} /> : <Waiting slow={connection === 'lost'} />;
};

/** A match: found, laid, played to its end. */
export const MatchPage = ({ matchId }: { readonly matchId: string }) => {
  const t = useTranslations('table');
  const found = useSession(matchId);
  useDeck();
  if (found.kind === 'asking') return <Waiting slow={found.slow} />;
  if (found.kind === 'failed')
    return (
      <Stop
        title={t(found.reason === 'not-at-this-table' ? 'stop.othersTitle' : 'stop.missingTitle')}
        text={t(found.reason === 'not-at-this-table' ? 'stop.othersText' : 'stop.missingText')}
        card="??"
      >
        <Link href="/" className={buttonClass('primary')}>
          {t('stop.home')}
        </Link>
      </Stop>
    );
  const { info, options, you } = found.session;
  return (
    <WordsProvider preset={info.preset} sitters={info.seats} you={you} options={options}>
      <Laid session={found.session} />
    </WordsProvider>
  );
};
