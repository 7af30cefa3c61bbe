import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isMissing } from './missing.ts';

let server: Server | undefined;

/** A server that answers every question with a status and what tRPC makes of a failure or an answer. */
async function answering(status: number, reason?: string): Promise<void> {
  const body = reason
    ? { error: { message: reason, code: -32004, data: { code: 'X', httpStatus: status, reason } } }
    : { result: { data: {} } };
  server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  process.env.STIKK_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.close();
  delete process.env.STIKK_ORIGIN;
});

it.each([
  [404, 'unknown-match', true],
  [400, 'malformed', true],
  [403, 'not-at-this-table', false],
  [429, 'slow-down', false],
  [503, 'busy', false],
  [200, undefined, false],
])('a server that answers %i %s: %s', async (status, reason, missing) => {
  await answering(status, reason);
  expect(await isMissing('abc')).toBe(missing);
});

it('is sure of nothing where no server answers, or none is known', async () => {
  expect(await isMissing('abc')).toBe(false);
  await answering(404, 'unknown-match');
  await new Promise((done) => server!.close(done));
  expect(await isMissing('abc')).toBe(false);
});
