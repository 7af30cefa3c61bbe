import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';

/** A browser's device, as its maker's push service knows it. */
export interface Device {
  /** What the browser tells a page. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** What was sent to it so far, as only the device can read it. */
  told(): readonly unknown[];
}

/** What arrived at the service, with no key to it. */
export interface Arrived {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PushService {
  readonly origin: string;
  device(): Device;
  readonly arrived: readonly Arrived[];
  /** Answers everything with this status from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const arrived: Arrived[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    arrived.push({ path: request.url!, headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    arrived,
    answer: (next) => {
      status = next;
    },
    device: () => {
      const path = `/device/${randomBytes(8).toString('hex')}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      return {
        subscription: {
          endpoint: `${origin}${path}`,
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        told: () =>
          arrived
            .filter((one) => one.path === path)
            .map(({ body }) => JSON.parse(decrypted(body, keys, auth).toString('utf8'))),
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const hmac = (key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest();

/** RFC 8291 with one record of RFC 8188. */
function decrypted(message: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = message.subarray(0, 16);
  const length = message[20]!;
  const sender = message.subarray(21, 21 + length);
  const sealed = message.subarray(21 + length);
  const shared = hmac(auth, keys.computeSecret(sender));
  const material = hmac(shared, 'WebPush: info\0', keys.getPublicKey(), sender, '\x01');
  const random = hmac(salt, material);
  const key = hmac(random, 'Content-Encoding: aes128gcm\0', '\x01').subarray(0, 16);
  const nonce = hmac(random, 'Content-Encoding: nonce\0', '\x01').subarray(0, 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** What a server says of itself (RFC 8292), once its signature holds; `key` is what browsers know it by. */
export function signedBy({ headers }: Arrived, key: string): Readonly<Record<string, unknown>> {
  const [, token, sent] = /^vapid t=(\S+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || sent !== key) throw new Error('not signed by this server');
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!holds) throw new Error('the signature does not hold');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}
