import { createServer, type Server } from 'node:http';
import { Counter, Registry } from 'prom-client';
import { afterEach, expect, it } from 'vitest';
import { closed, frontDoor, listening } from './http.ts';
import { metricsOf } from './metrics.ts';

const open: Server[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => closed(server, 0))));

/** A front door with one number behind it; the way to ask for it. */
async function asking(token?: string) {
  const registry = new Registry();
  new Counter({ name: 'stikk_moves_total', help: 'moves', registers: [registry] }).inc(3);
  const pages = createServer((_, response) => response.writeHead(418).end());
  const pagesPort = await listening(pages, 0, '127.0.0.1');
  const metrics = metricsOf(registry, token);
  const server = frontDoor({ answer: () => false, healthy: async () => true, metrics, pagesPort });
  open.push(server, pages);
  const port = await listening(server, 0, '127.0.0.1');
  return (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}/metrics`, { headers });
}

it('tells this machine, and nobody who comes through a proxy', async () => {
  const ask = await asking();
  const answer = await ask();
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('stikk_moves_total 3');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect((await ask({ [header]: '127.0.0.1' })).status).toBe(404);
});

it('tells with a token whoever bears it, and nobody else', async () => {
  const ask = await asking('sixteen letters!');
  expect((await ask()).status).toBe(404);
  expect((await ask({ authorization: 'Bearer sixteen letters?' })).status).toBe(404);
  const answer = await ask({ authorization: 'Bearer sixteen letters!', 'x-forwarded-for': '192.0.2.1' });
  expect(answer.status).toBe(200);
});

it('is no page of a door without it', async () => {
  const pages = createServer((_, response) => response.writeHead(418).end());
  const pagesPort = await listening(pages, 0, '127.0.0.1');
  const server = frontDoor({ answer: () => false, healthy: async () => true, pagesPort });
  open.push(server, pages);
  const port = await listening(server, 0, '127.0.0.1');
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(418);
});
