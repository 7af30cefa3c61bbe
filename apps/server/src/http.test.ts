import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, frontDoor, listening } from './http.ts';

let pages: Server;
let pagesPort: number;
let door: Server;
let url: string;
let healthy = true;

beforeAll(async () => {
  pages = createServer((request, response) => {
    response.setHeader('x-page', request.url ?? '');
    response.end(`host ${request.headers.host}`);
  });
  pages.on('upgrade', (_, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nhello');
  });
  pagesPort = await listening(pages, 0, '127.0.0.1');
  door = frontDoor({
    pagesPort,
    healthy: async () => healthy,
    answer: (request, response) => {
      if (request.url === '/api/none') return false;
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: first\n\n');
      request.on('close', () => response.end());
      if (request.method === 'POST') response.end('done');
      return true;
    },
  });
  url = `http://127.0.0.1:${await listening(door, 0, '127.0.0.1')}`;
});
afterAll(async () => {
  await closed(door, 0);
  await closed(pages, 0);
});

describe('the front door', () => {
  it('passes pages on, with the host they were asked for', async () => {
    const response = await fetch(`${url}/m/abc?x=1`);
    expect(response.headers.get('x-page')).toBe('/m/abc?x=1');
    expect(await response.text()).toBe(`host ${new URL(url).host}`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${url}/apis`)).headers.get('x-page')).toBe('/apis');
  });

  it('passes websockets on', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET /hmr HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
  });

  it('says so when the pages are not there', async () => {
    const lonely = frontDoor({ pagesPort: 1, healthy: async () => true, answer: () => false });
    const port = await listening(lonely, 0, '127.0.0.1');
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/not being served/);
    await closed(lonely, 0);
  });

  it('holds back nothing of a stream', async () => {
    const cut = new AbortController();
    const response = await fetch(`${url}/api/stream`, { signal: cut.signal });
    const { value } = await response.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe('data: first\n\n');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-encoding')).toBeNull();
    cut.abort();
  });

  it('tells whether the server is fit', async () => {
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ ok: true });
    healthy = false;
    expect((await fetch(`${url}/api/health`)).status).toBe(503);
    healthy = true;
    expect((await fetch(`${url}/api/none`)).status).toBe(404);
  });

  const post = (headers: Record<string, string>, body = '{}', method = 'POST', path = '/api/x') =>
    new Promise<number>((resolve, reject) => {
      const sent = httpRequest(url, { path, method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const length = { 'content-length': '2' };

  it.each([
    ['from its own page', { ...length, origin: 'OWN' }, 200],
    ['from its own page over https', { ...length, origin: 'OWN-TLS' }, 200],
    ['from no page', length, 200],
    ['from a page of the same site', { ...length, 'sec-fetch-site': 'same-origin' }, 200],
    ['from another site', { ...length, origin: 'https://evil.example' }, 403],
    ['from a hidden origin', { ...length, origin: 'null' }, 403],
    ['from another port', { ...length, origin: 'http://127.0.0.1:1' }, 403],
    ['from another site that hides it', { ...length, 'sec-fetch-site': 'cross-site' }, 403],
    ['without a length', { 'transfer-encoding': 'chunked' }, 411],
    ['with a length too great', { 'content-length': '100001' }, 413],
  ] as const)('judges a request %s', async (_, headers, status) => {
    const own = { OWN: url, 'OWN-TLS': url.replace('http:', 'https:') } as Record<string, string>;
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, own[value] ?? value]),
    );
    expect(await post(sent)).toBe(status);
  });

  it('answers to no other method', async () => {
    expect(await post(length, '{}', 'DELETE')).toBe(405);
    expect(await post(length, '{}', 'PUT')).toBe(405);
  });

  it.each([
    ['POST', '/language', length, 200],
    ['POST', '/language', { ...length, origin: 'https://evil.example' }, 403],
    ['POST', '/language', { 'content-length': '64001' }, 413],
    ['POST', '/language', { 'transfer-encoding': 'chunked' }, 411],
    ['POST', '/language', { ...length, 'next-action': 'x' }, 400],
    ['POST', '/', length, 405],
    ['PUT', '/language', length, 405],
    ['OPTIONS', '/', length, 405],
    ['DELETE', '/', { ...length, origin: 'https://evil.example' }, 403],
    ['GET', '/', { 'content-length': '150000000' }, 413],
    ['GET', '/', { 'transfer-encoding': 'chunked' }, 413],
    ['GET', '/', { 'next-action': 'x' }, 400],
    ['GET', '/rules/%E0%A4%A', {}, 400],
    ['GET', '/rules/%00', {}, 400],
    ['GET', 'http://evil.example/', {}, 400],
    ['GET', '/rules/bl%C3%A5', {}, 200],
    ['GET', '/?q=%E0', {}, 200],
  ] as const)('judges %s %s with %j before the pages see it', async (method, path, headers, status) => {
    const body = 'content-length' in headers || 'transfer-encoding' in headers ? '{}' : '';
    expect(await post(headers, body, method, path)).toBe(status);
  });

  it('lets no page of another site open a websocket', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      'GET /hmr HTTP/1.1\r\nhost: x\r\norigin: http://y\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    );
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toBe('');
  });
});
