import type { AppRouter } from '@stikk/api';
import type { TRPCClient } from '@trpc/client';

interface FailureData {
  readonly httpStatus?: number;
  readonly reason?: string;
  /** Until when somebody is suspended, milliseconds since 1970. */
  readonly until?: number;
  readonly scope?: string;
}

/** What came of a call in place of an answer; without data where it was not the router that said so. */
export class CallFailure extends Error {
  readonly data: FailureData | undefined;

  constructor(message: string, data?: FailureData) {
    super(message);
    this.data = data;
  }
}

interface Answer {
  readonly result?: { readonly data?: unknown };
  readonly error?: { readonly message?: string; readonly data?: FailureData };
}

interface Handlers {
  onStarted?(opened: object): void;
  onData?(data: unknown): void;
  onError?(failure: CallFailure): void;
  onComplete?(): void;
}

type Parts = readonly string[];

const withInput = (url: string, input: unknown): string =>
  input === undefined ? url : `${url}?input=${encodeURIComponent(JSON.stringify(input))}`;

async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const answer: Answer | undefined = await response.json().catch(() => undefined);
  if (answer?.result) return answer.result.data;
  throw new CallFailure(answer?.error?.message ?? `status ${response.status}`, answer?.error?.data);
}

/** A stream of what the router yields. It ends with the first error: whoever listens decides about another. */
function listen(url: string, handlers: Handlers): { unsubscribe(): void } {
  const source = new EventSource(url);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let patience: number | undefined;
  const close = () => {
    clearTimeout(silence);
    source.close();
  };
  const fail = (failure: CallFailure) => {
    close();
    handlers.onError?.(failure);
  };
  /** The server says something every so often; a line that says nothing for longer is dead. */
  const heard = () => {
    clearTimeout(silence);
    if (patience !== undefined) silence = setTimeout(() => fail(new CallFailure('silence')), patience);
  };
  const on = (type: string, then: (event: MessageEvent<string>) => void) =>
    source.addEventListener(type, (event) => {
      heard();
      then(event as MessageEvent<string>);
    });
  on('connected', ({ data }) => {
    patience = (JSON.parse(data) as { readonly reconnectAfterInactivityMs?: number })
      .reconnectAfterInactivityMs;
    heard();
    handlers.onStarted?.({});
  });
  on('ping', () => undefined);
  on('message', ({ data, lastEventId }) => {
    const told: unknown = JSON.parse(data);
    handlers.onData?.(lastEventId === '' ? told : { id: lastEventId, data: told });
  });
  on('return', () => {
    close();
    handlers.onComplete?.();
  });
  on('serialized-error', ({ data }) => {
    const { message, data: more } = JSON.parse(data) as NonNullable<Answer['error']>;
    fail(new CallFailure(message ?? 'error', more));
  });
  source.onerror = () => fail(new CallFailure('the stream broke'));
  return { unsubscribe: close };
}

type Verb = (url: string, input: unknown, options: RequestInit & Handlers, headers: HeadersInit) => unknown;

const VERBS: Readonly<Record<string, Verb>> = {
  query: (url, input, { signal }, headers) =>
    call(withInput(url, input), { headers, signal: signal ?? null }),
  mutate: (url, input, { signal }, headers) =>
    call(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: input === undefined ? null : JSON.stringify(input),
      signal: signal ?? null,
    }),
  subscribe: (url, input, handlers) => listen(withInput(url, input), handlers),
};

/**
 * The procedures of a server's router by their names, as `@trpc/client` has them: `at(url).match.info.query(input)`.
 * Its types are used, not its code, which is several times what is needed here.
 */
export const at = (url: string, headers: HeadersInit = {}): TRPCClient<AppRouter> =>
  procedures(url, headers, []) as TRPCClient<AppRouter>;

const procedures = (url: string, headers: HeadersInit, parts: Parts): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => (typeof name === 'string' ? procedures(url, headers, [...parts, name]) : undefined),
    apply: (_, __, [input, options = {}]) =>
      VERBS[parts.at(-1) ?? '']!(`${url}/${parts.slice(0, -1).join('.')}`, input, options, headers),
  });
