'use client';

import type { Family } from '../family/family.tsx';

import { KeptBy } from '../table/keeper.tsx';
import { Laid } from '../table/laid.tsx';
import { useLook } from '../table/look.ts';
import { Waiting } from '../table/waiting.tsx';
import { WordsProvider } from '../table/words.tsx';
import { deviceKeeper } from './keeper.ts';
import { holdMatch } from './lock.ts';
import { NotHere } from './not-here.tsx';
import { type Taken, useSolo } from './use-solo.ts';

async function open({ match, entries }: Taken, family: Family) {
  const letGo = await holdMatch(match.id);
  if (!letGo) return 'elsewhere';
  const { infoOf, viaDevice } = await import('./table.ts');
  const session = family.open(infoOf(match), viaDevice(match, entries));
  return {
    open: session,
    close() {
      session.close();
      letGo();
    },
  };
}

/** A match that this device keeps, played against bots that think here. */
export const SoloPage = () => {
  const found = useSolo(open);
  useLook();
  if (found.kind === 'asking') return <Waiting slow={found.slow} />;
  if (found.kind === 'failed') return <NotHere reason={found.reason} />;
  const { info, options, you } = found.open;
  return (
    <KeptBy value={deviceKeeper}>
      <WordsProvider preset={info.preset} sitters={info.seats} you={you} options={options}>
        <Laid session={found.open} />
      </WordsProvider>
    </KeptBy>
  );
};
