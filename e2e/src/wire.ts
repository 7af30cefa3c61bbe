import type { Page } from '@playwright/test';

/** One thing a browser received, in the order of arrival. */
export interface Received {
  readonly from: string;
  readonly text: string;
}

/** Everything this page's browser receives from now on: bodies of answers, and each message of a stream. */
export async function listen(page: Page): Promise<readonly Received[]> {
  const received: Received[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.eventSourceMessageReceived', ({ data }) =>
    received.push({ from: 'stream', text: data }),
  );
  page.on('response', async (response) => {
    if (response.headers()['content-type']?.includes('event-stream')) return;
    const body = await response.body().catch(() => undefined);
    if (body) received.push({ from: response.url(), text: body.toString('utf8') });
  });
  return received;
}

/** An entry as the wire carries it. */
export interface Wired {
  readonly seq: number;
  readonly hash?: string;
  readonly game?: {
    readonly type: string;
    readonly seat?: number;
    readonly bid?: number | string;
    readonly sealed?: boolean;
    readonly card?: string;
    readonly seen?: string;
    readonly turnUp?: string;
    readonly hands?: readonly (readonly string[])[];
    readonly [field: string]: unknown;
  };
}

/** The entries in what arrived, each with the text that carried it. */
export function entriesIn(
  received: readonly Received[],
): readonly { readonly entry: Wired; readonly text: string }[] {
  return received.flatMap(({ from, text }) => {
    if (from !== 'stream' || text === '') return [];
    const found = JSON.parse(text) as { readonly seq?: number; readonly entry?: Wired };
    return found.entry ? [{ entry: found.entry, text }] : [];
  });
}

/** Every card written anywhere in a text. */
export const cardsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"([2-9TJQKA][CDHS])"/g)].map((match) => match[1]!);
