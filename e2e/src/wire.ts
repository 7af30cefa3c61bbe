import type { Page, Response } from '@playwright/test';

/** One thing a browser received, in the order of arrival. */
export interface Received {
  /** `stream`, `console`, `error`, `websocket`, `address`, or `head` or `body` with the address it came from. */
  readonly from: string;
  readonly text: string;
  /** When it arrived, in milliseconds. */
  readonly at: number;
}

/** What a browser receives from now on. */
export interface Wire {
  readonly received: readonly Received[];
  /** All of it up to now, once the bodies that are under way are read. */
  settled(): Promise<readonly Received[]>;
  /** Listens to another page of the same browser too. */
  hear(page: Page): Promise<void>;
}

/** Own sessions and devices, which are meant for this browser. */
const OWN_HEADERS = ['set-cookie'];

/** Bytes that have their hash in their address: the same for everybody, so they are read once. */
const files = new Map<string, Promise<string>>();

async function bodyOf(response: Response): Promise<string> {
  const read = () => response.body().then((bytes) => bytes.toString('utf8'));
  if (!response.headers()['cache-control']?.includes('immutable')) return read();
  const url = response.url();
  const known = files.get(url) ?? read();
  files.set(url, known);
  known.catch(() => files.delete(url));
  return known;
}

/** Everything this page's browser receives: answers with their heads, each message of a stream, what is logged. */
export async function listen(page: Page): Promise<Wire> {
  const received: Received[] = [];
  const bodies = new Set<Promise<void>>();
  const add = (from: string, text: string) => void received.push({ from, text, at: Date.now() });
  const hear = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.eventSourceMessageReceived', ({ data }) => add('stream', data));
    page.on('console', (told) => add('console', told.text()));
    page.on('pageerror', ({ message, stack }) => add('error', `${message}\n${stack}`));
    page.on('websocket', (socket) => add('websocket', socket.url()));
    page.on('request', (request) => add('address', request.url()));
    page.on('response', (response) => {
      const head = Object.entries(response.headers()).filter(([name]) => !OWN_HEADERS.includes(name));
      add(`head ${response.url()}`, head.map((line) => line.join(': ')).join('\n'));
      // Messages of a stream come one by one; in the bytes of a picture two letters mean nothing.
      if (/event-stream|^font|^image\/(?!svg)/.test(response.headers()['content-type'] ?? '')) return;
      // Its place is that of its arrival, however late it can be read.
      const body = { from: `body ${response.url()}`, text: '', at: Date.now() };
      received.push(body);
      const reading = bodyOf(response).then(
        (text) => {
          body.text = text;
        },
        // A redirect has none, nor has what was still under way when its page was left.
        () => undefined,
      );
      bodies.add(reading);
      void reading.then(() => bodies.delete(reading));
    });
  };
  await hear(page);
  return {
    received,
    hear,
    async settled() {
      const count = received.length;
      await Promise.all(bodies);
      return received.slice(0, count);
    },
  };
}

/** An entry as the wire carries it. */
export interface Wired {
  readonly seq: number;
  readonly at?: number;
  readonly by?: number | string;
  readonly cause?: string;
  readonly hash?: string;
  readonly table?: { readonly type: string; readonly [field: string]: unknown };
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

/** The entry that a message of a stream carries; the others carry what is fleeting. */
export function entryIn({ from, text }: Received): Wired | undefined {
  if (from !== 'stream' || text === '') return undefined;
  return (JSON.parse(text) as { readonly entry?: Wired }).entry;
}

/** The entries in what arrived, each once, in their order. */
export const entriesIn = (received: readonly Received[]): readonly Wired[] => [
  ...new Map(received.flatMap((one) => entryIn(one) ?? []).map((entry) => [entry.seq, entry])).values(),
];
