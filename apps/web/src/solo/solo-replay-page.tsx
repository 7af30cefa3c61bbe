'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Family } from '../family/family.tsx';

import { KeptBy } from '../table/keeper.tsx';
import { useLook } from '../table/look.ts';
import { Waiting } from '../table/waiting.tsx';
import { WordsProvider } from '../table/words.tsx';
import { deviceKeeper } from './keeper.ts';
import { OWN_SEAT } from './match.ts';
import { NotHere } from './not-here.tsx';
import { type Taken, useSolo } from './use-solo.ts';

interface Film {
  readonly unfinished: boolean;
  readonly match: Taken['match'];
  readonly replay: ReactNode;
}

async function open({ match, entries }: Taken, { Replay }: Family) {
  const { infoOf } = await import('./table.ts');
  const { recordText } = await import('./record.ts');
  const replay = match.finished ? (
    <Replay info={infoOf(match)} record={recordText(entries)} matchId={match.id} />
  ) : null;
  const film: Film = { unfinished: !match.finished, match, replay };
  return { open: film, close: () => undefined };
}

/** The replay of a match that this device keeps. */
export const SoloReplayPage = () => {
  const t = useTranslations('table');
  const found = useSolo(open);
  useLook();
  if (found.kind === 'asking') return <Waiting slow={found.slow} text={t('replay.loading')} />;
  if (found.kind === 'failed') return <NotHere reason={found.reason} />;
  const { match, replay, unfinished } = found.open;
  if (unfinished) return <NotHere reason="unfinished" />;
  return (
    <KeptBy value={deviceKeeper}>
      <WordsProvider preset={match.preset} sitters={match.seats} you={OWN_SEAT} options={match.options}>
        {replay}
      </WordsProvider>
    </KeptBy>
  );
};
