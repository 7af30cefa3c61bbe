import type { Page } from '@playwright/test';

export interface TableOrder {
  readonly preset: string;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly bots: readonly ('easy' | 'normal')[];
}

/** What others do is shown quickly on this page's device from the next table on, where nothing else was chosen. */
export const quicken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.setItem('stikk-table', localStorage.getItem('stikk-table') ?? '{"speed":"quick"}');
  });

/** Sets a table over the wire, as the page's own guest, and sits down at it. */
export async function sitAt(page: Page, order: TableOrder): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  await quicken(page);
  const matchId = await page.evaluate(async (order) => {
    const response = await fetch('/api/trpc/match.create', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, name: 'Ada', nonce: 'a-nonce' }),
    });
    return ((await response.json()) as { result: { data: { matchId: string } } }).result.data.matchId;
  }, order);
  await page.goto(`/m/${matchId}`);
}
