import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, CallFailure } from './wire.ts';

describe('a call', () => {
  let server: Server;
  let asked: {
    method: string;
    url: string;
    cookie: string | undefined;
    type: string | undefined;
    body: string;
  }[];
  let answer: { status: number; body: string };

  const bodyOf = async (request: IncomingMessage) => {
    let body = '';
    for await (const part of request) body += part;
    return body;
  };

  beforeEach(async () => {
    asked = [];
    server = createServer(async (request, response) => {
      const { method = '', url = '', headers } = request;
      asked.push({
        method,
        url,
        cookie: headers.cookie,
        type: headers['content-type'],
        body: await bodyOf(request),
      });
      response.writeHead(answer.status).end(answer.body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    server.close();
  });

  const here = () => at(`http://127.0.0.1:${(server.address() as AddressInfo).port}/rpc`, { cookie: 'a=b' });

  test('asks for a procedure by its name, with its input in the address', async () => {
    answer = { status: 200, body: '{"result":{"data":{"matchId":"x"}}}' };
    expect(await here().match.info.query({ matchId: 'æ&1' })).toEqual({ matchId: 'x' });
    expect(await here().match.mine.query()).toEqual({ matchId: 'x' });
    expect(asked).toMatchObject([
      { method: 'GET', url: '/rpc/match.info?input=%7B%22matchId%22%3A%22%C3%A6%261%22%7D', cookie: 'a=b' },
      { method: 'GET', url: '/rpc/match.mine' },
    ]);
  });

  test('sends what would change something in the body', async () => {
    answer = { status: 200, body: '{"result":{}}' };
    expect(await here().table.leave.mutate({ tableId: 't' })).toBeUndefined();
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/rpc/table.leave',
        type: 'application/json',
        body: '{"tableId":"t"}',
        cookie: 'a=b',
      },
    ]);
  });

  test('tells what the router says of a failure', async () => {
    const data = { httpStatus: 404, reason: 'unknown-match' };
    answer = { status: 404, body: JSON.stringify({ error: { message: 'none', code: -32004, data } }) };
    const failure = await here()
      .match.info.query({ matchId: 'x' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ message: 'none', data });
  });

  test('has nothing to tell where it was not the router that answered, or nobody', async () => {
    answer = { status: 503, body: 'The pages are not being served.' };
    await expect(here().match.mine.query()).rejects.toMatchObject({ message: 'status 503', data: undefined });
    const gone = here();
    await new Promise((done) => server.close(done));
    await expect(gone.match.mine.query()).rejects.not.toBeInstanceOf(CallFailure);
  });

  test('gives up when it is told to', async () => {
    answer = { status: 200, body: '{"result":{}}' };
    await expect(here().match.mine.query(undefined, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});

describe('a stream', () => {
  class Source extends EventTarget {
    static last: Source;
    onerror: (() => void) | null = null;
    closed = false;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      Source.last = this;
    }
    close() {
      this.closed = true;
    }
    say(type: string, data: unknown = {}, lastEventId = '') {
      this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', Source);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function opened() {
    const heard: unknown[] = [];
    const stream = at('/rpc').match.follow.subscribe(
      { matchId: 'x', lastEventId: null },
      {
        onStarted: () => heard.push('started'),
        onData: (data) => heard.push(data),
        onError: (error) => heard.push(error),
        onComplete: () => heard.push('complete'),
      },
    );
    return { stream, heard, source: Source.last };
  }

  test('tells what comes, with its number where it has one', () => {
    const { heard, source } = opened();
    expect(source.url).toBe(
      '/rpc/match.follow?input=%7B%22matchId%22%3A%22x%22%2C%22lastEventId%22%3Anull%7D',
    );
    source.say('connected', { reconnectAfterInactivityMs: 1000 });
    source.say('message', { entry: 1 }, '7');
    source.say('message', { live: 2 });
    source.say('ping');
    expect(heard).toEqual(['started', { id: '7', data: { entry: 1 } }, { live: 2 }]);
  });

  test('ends with the server', () => {
    const { heard, source } = opened();
    source.say('return');
    expect(heard).toEqual(['complete']);
    expect(source.closed).toBe(true);
  });

  test('breaks off with an error of the router, and with one of the network, once', () => {
    const router = opened();
    router.source.say('serialized-error', { message: 'no', data: { httpStatus: 403, reason: 'not-yours' } });
    expect(router.heard).toMatchObject([{ message: 'no', data: { reason: 'not-yours' } }]);
    expect(router.source.closed).toBe(true);
    const network = opened();
    network.source.onerror?.();
    expect(network.heard).toMatchObject([{ message: 'the stream broke', data: undefined }]);
    expect(network.source.closed).toBe(true);
  });

  test('is dead when the server says nothing for longer than it promised', () => {
    const { heard, source } = opened();
    source.say('connected', { reconnectAfterInactivityMs: 1000 });
    vi.advanceTimersByTime(900);
    source.say('ping');
    vi.advanceTimersByTime(900);
    expect(source.closed).toBe(false);
    vi.advanceTimersByTime(200);
    expect(source.closed).toBe(true);
    expect(heard).toMatchObject(['started', { message: 'silence' }]);
  });

  test('is closed without a word by whoever listens', () => {
    const { stream, heard, source } = opened();
    source.say('connected', { reconnectAfterInactivityMs: 1000 });
    stream.unsubscribe();
    vi.advanceTimersByTime(5000);
    expect(source.closed).toBe(true);
    expect(heard).toEqual(['started']);
  });
});
