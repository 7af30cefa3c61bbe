import { useView } from '@stikk/client/react';
import type { OpenMatch } from '../family/family.tsx';
import { usePreference } from './preference.ts';
import { Waiting } from './waiting.tsx';

/** An open match, once what happened before is there: as a table, or told in words. */
export const Laid = ({ session }: { readonly session: OpenMatch }) => {
  const { ready, connection } = useView(session.match);
  const { text } = usePreference();
  if (!ready) return <Waiting slow={connection === 'lost'} />;
  return text ? session.text : session.table;
};
