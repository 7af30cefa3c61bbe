import type { IncomingMessage } from 'node:http';

type Request = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** A proxy is believed when it runs on this machine. */
const isNear = ({ socket }: Request): boolean => /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');

/** What proxies say, each after those before it. */
const toldOf = ({ headers }: Request, name: `x-forwarded-${string}`): readonly string[] =>
  String(headers[name] ?? '')
    .split(',')
    .map((told) => told.trim());

/** Where a request comes from: as the nearest proxy, which is the one believed, saw it. */
export function addressOf(request: Request): string {
  const told = toldOf(request, 'x-forwarded-for').at(-1)!;
  return told !== '' && isNear(request) ? told : (request.socket.remoteAddress ?? '');
}

/** Whether the browser asked over https, however the last stretch was made. */
export function isSecure(request: Request): boolean {
  return isNear(request) && toldOf(request, 'x-forwarded-proto')[0] === 'https';
}
