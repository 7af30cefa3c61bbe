import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import { createProxyServer } from 'httpxy';

/** Answers a request under `/api/`, or returns false. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface DoorSettings {
  readonly answer: Answer;
  /** Whether the server is fit to be used. */
  readonly healthy: () => Promise<boolean>;
  /** Answers `/metrics`, where there is such a thing. */
  readonly metrics?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Where the pages are, on the loopback address. */
  readonly pagesPort: number;
}

/** The longest body for `/api/`, and for the pages. */
const MOST_API_BYTES = 100_000;
const MOST_PAGE_BYTES = 64_000;
/** The one path of the pages that takes anything in. */
const TAKES_IN = '/language';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': "frame-ancestors 'self'; base-uri 'self'; form-action 'self'; object-src 'none'",
} as const;

/** The one public address: answers `/api/` itself and passes everything else on to the pages. */
export function frontDoor({ answer, healthy, metrics, pagesPort }: DoorSettings): Server {
  const pages = createProxyServer({ target: `http://127.0.0.1:${pagesPort}`, xfwd: true });
  pages.on('error', (_, __, response) => {
    if (response === undefined || !('writeHead' in response)) response?.destroy();
    else if (response.headersSent) response.end();
    else plain(response, 503, 'The pages are not being served just now. Try again in a moment.\n');
  });

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const path = pathOf(request);
    const refusal = refusalOf(request, path);
    if (isApi(path)) {
      response.setHeader('cache-control', 'no-store, no-transform');
      response.setHeader('x-accel-buffering', 'no');
    }
    if (refusal !== undefined) plain(response, ...refusal);
    else if (path === '/metrics' && metrics) metrics(request, response);
    else if (!isApi(path)) void pages.web(request, response).catch(() => undefined);
    else if (path === '/api/health') void health(healthy, response);
    else if (!answer(request, response)) plain(response, 404, 'Not found.\n');
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (isApi(pathOf(request)) || !isReadable(pathOf(request)) || !isSameOrigin(request)) socket.destroy();
    else void pages.ws(request, socket as Socket, {}, head).catch(() => socket.destroy());
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 20_000;
  return server;
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0]!;

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function isReadable(path: string): boolean {
  try {
    return path.startsWith('/') && !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Why a request is not answered, whatever it asks for: it cannot be read, it comes from another site's page and
 * would change something, or it holds more than it may. A length that was announced is one that Node enforces.
 */
function refusalOf(request: IncomingMessage, path: string): [number, string] | undefined {
  const { method, headers } = request;
  if (!isReadable(path)) return [400, 'This address cannot be read.\n'];
  if (headers['next-action'] !== undefined) return [400, 'There are no such actions.\n'];
  const length = headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? '0' : undefined);
  if (method === 'GET' || method === 'HEAD')
    return length !== '0' ? [413, 'Nothing may be sent with this.\n'] : undefined;
  if (!isSameOrigin(request)) return [403, 'This was sent from another site.\n'];
  if (method !== 'POST') return [405, 'Only GET and POST are answered.\n'];
  if (!isApi(path) && path !== TAKES_IN) return [405, 'Only GET is answered here.\n'];
  if (length === undefined) return [411, 'The length is missing.\n'];
  const most = isApi(path) ? MOST_API_BYTES : MOST_PAGE_BYTES;
  if (!/^\d+$/.test(length) || Number(length) > most) return [413, 'This is too long.\n'];
  return undefined;
}

function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === `http://${host}` || origin === `https://${host}`;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

async function health(healthy: () => Promise<boolean>, response: ServerResponse): Promise<void> {
  const ok = await healthy().catch(() => false);
  response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ok }));
}

function plain(response: ServerResponse, status: number, text: string): void {
  // What is left of a refused request is not read.
  if (status >= 400) response.setHeader('connection', 'close');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Resolves with the port that is listened on. */
export function listening(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Stops accepting, lets running requests end for `patience` milliseconds, then cuts off what is left. */
export function closed(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
