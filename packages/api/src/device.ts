import { randomBytes } from 'node:crypto';

const NAME = 'stikk.device';
const KEPT_S = 400 * 24 * 60 * 60;

/**
 * The browser that a request comes from, whoever uses it: 128 random bits in a cookie that no script can read. It
 * tells nobody who somebody is, and keeps a player from looking on at the own match as somebody else.
 */
export const deviceOf = (headers: Headers): string | undefined =>
  /(?:^|;\s*)stikk\.device=([0-9a-f]{32})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];

export const newDevice = (): string => randomBytes(16).toString('hex');

/** The `Set-Cookie` line that lets a browser be known again. */
export const deviceCookie = (device: string): string =>
  `${NAME}=${device}; Max-Age=${KEPT_S}; Path=/; HttpOnly; SameSite=Lax`;
