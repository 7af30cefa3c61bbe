import type { TableView } from '../src/table/view.ts';
import { readStream } from './event-stream.ts';
import type { Guest } from './guest.ts';

/** Somebody looking at a table's page. */
export interface TablePage {
  /** Every byte received so far. */
  bytes(): string;
  /** The table each time it was told, in order. */
  views(): readonly TableView[];
  /** Resolves with the first view, from the last one on, for which the condition holds. */
  until(condition: (table: TableView) => boolean): Promise<TableView>;
  readonly ended: Promise<void>;
  close(): void;
}

const PATIENCE_MS = 20_000;

export function openTable(url: string, { cookie }: Pick<Guest, 'cookie'>, tableId: string): TablePage {
  const cut = new AbortController();
  const views: TableView[] = [];
  const waiters = new Set<() => void>();
  let bytes = '';

  const asked = { url, cookie, procedure: 'table.follow', input: { tableId }, signal: cut.signal };
  const ended = readStream(asked, (text, data) => {
    bytes += text;
    for (const told of data) if (told.startsWith('{"tableId"')) views.push(JSON.parse(told) as TableView);
    for (const waiter of waiters) waiter();
  });
  ended.catch(() => undefined);

  return {
    bytes: () => bytes,
    views: () => views,
    until: (condition) =>
      new Promise((resolve, reject) => {
        let next = Math.max(views.length - 1, 0);
        const check = () => {
          while (next < views.length && !condition(views[next]!)) next++;
          if (next === views.length) return;
          clearTimeout(timer);
          waiters.delete(check);
          resolve(views[next]!);
        };
        const timer = setTimeout(() => {
          waiters.delete(check);
          reject(new Error(`nothing came after ${JSON.stringify(views.at(-1))}`));
        }, PATIENCE_MS);
        waiters.add(check);
        check();
      }),
    ended,
    close: () => cut.abort(),
  };
}
