import { useView } from '@stikk/client/react';
import type { OpenMatch } from '../family/family.tsx';
import { later } from '../shell/later.tsx';
import { usePreference, useSoundsOn } from './preference.ts';
import { Waiting } from './waiting.tsx';

const Sounds = later(() => import('../sound/sounds.tsx').then(({ Sounds }) => Sounds));

/** An open match, once what happened before is there: as a table, or told in words. */
export const Laid = ({ session }: { readonly session: OpenMatch }) => {
  const { ready, connection } = useView(session.match);
  const { text } = usePreference();
  const sounds = useSoundsOn();
  if (!ready) return <Waiting slow={connection === 'lost'} />;
  return (
    <>
      {text ? session.text : session.table}
      {sounds ? <Sounds match={session.match} /> : null}
    </>
  );
};
