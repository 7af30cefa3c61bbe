import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a proxy adds: then the request may come from anywhere, though its last stretch began on this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const near = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return near && FORWARDED.every((name) => headers[name] === undefined);
}

/**
 * Answers what Prometheus collects of a process. Without a token only this machine is told; with one, whoever bears it.
 * Anybody else is told that there is nothing.
 */
export function metricsOf(
  registry: Registry,
  token: string | undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  collectDefaultMetrics({ register: registry });
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  const may = (request: IncomingMessage): boolean =>
    wanted === undefined
      ? isFromHere(request)
      : timingSafeEqual(wanted, digest(request.headers.authorization ?? ''));
  return (request, response) => {
    const fail = (status: number) => response.writeHead(status, { 'content-type': 'text/plain' }).end();
    if (request.method !== 'GET' || !may(request)) return void fail(404);
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => fail(503),
    );
  };
}
