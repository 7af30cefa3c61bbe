import { tableOf } from '@stikk/db';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import type { Person } from '../trpc.ts';
import type { TableTalk } from './talk.ts';
import { type TableView, viewOf } from './view.ts';

/** How long it may take until a change is seen that nobody told of. */
const POLL_MS = 10_000;

/**
 * A table as a person may see it, whole, now and after each change, for as long as there is one. Listens before
 * it reads, so that nothing falls between.
 * @throws the failure `unknown-table`
 */
export async function* followTable(
  services: Services,
  talk: TableTalk,
  tableId: string,
  person: Person | undefined,
  signal: AbortSignal,
): AsyncGenerator<TableView, void> {
  let changed = false;
  let told: string | undefined;
  let matchId: string | null = null;
  let wake: () => void = () => undefined;
  const notice = () => {
    changed = true;
    wake();
  };
  const stop = [
    services.bus.subscribe((id) => (id === tableId || id === matchId) && notice()),
    talk.onTalk((id) => id === tableId && notice()),
  ];
  signal.addEventListener('abort', notice);
  try {
    while (!signal.aborted) {
      changed = false;
      const row = await tableOf(services.database.db, tableId);
      if (row === undefined && told === undefined) throw new Failure('unknown-table');
      if (row === undefined) return;
      matchId = row.matchId;
      const view = await viewOf(services, talk, row, person);
      const text = JSON.stringify(view);
      if (signal.aborted) return;
      if (text !== told) yield view;
      told = text;
      if (changed) continue;
      const stopWaiting = services.after(POLL_MS, notice);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      stopWaiting();
    }
  } finally {
    for (const end of stop) end();
    signal.removeEventListener('abort', notice);
  }
}
