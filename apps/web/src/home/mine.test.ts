import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { matchesFor } from './mine.ts';

let server: Server | undefined;
let asked: (string | undefined)[] = [];

/** A server that tells whose cookie it was given, as the id of the one match. */
async function answering(afterMs = 0): Promise<void> {
  server = createServer(({ headers }, response) => {
    asked.push(headers.cookie);
    const body = JSON.stringify({ result: { data: [{ matchId: headers.cookie }] } });
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), afterMs);
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  process.env.STIKK_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  asked = [];
  delete process.env.STIKK_ORIGIN;
});

test('the server is asked in the name of whoever asks for the page', async () => {
  await answering();
  expect(await matchesFor('session=anna')).toEqual([{ matchId: 'session=anna' }]);
});

test('who brings no cookie has no matches, and nobody is asked', async () => {
  await answering();
  expect(await matchesFor(null)).toEqual([]);
  expect(asked).toEqual([]);
});

test('a page does not wait for a server that is slow, away or unknown', async () => {
  expect(await matchesFor('session=anna')).toBeUndefined();
  await answering(5000);
  expect(await matchesFor('session=anna')).toBeUndefined();
  process.env.STIKK_ORIGIN = 'http://127.0.0.1:9';
  expect(await matchesFor('session=anna')).toBeUndefined();
});
