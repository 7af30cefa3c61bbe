import { standingEntries } from '@stikk/engine';
import type { Live } from '../live/live-context.tsx';
import { Disputes } from './disputes.tsx';

/** The disputes of a match on its own page: what is told anew is about the last play that stands. */
export const TableDisputes = ({ live: { info, entries, live, table } }: { readonly live: Live }) => (
  <Disputes
    matchId={info.matchId}
    about={standingEntries(entries).at(-1)?.seq ?? 1}
    entries={entries}
    sides={info.sides}
    steps={table.over ? undefined : live?.disputes}
  />
);
