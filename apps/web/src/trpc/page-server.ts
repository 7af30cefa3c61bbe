import { at } from './wire.ts';

/** The server as a page asks it while it is drawn, for whoever the cookies are of; `undefined` where none is known. */
export function pageServer(cookie?: string) {
  const origin = process.env.STIKK_ORIGIN;
  if (origin === undefined) return undefined;
  return at(`${origin}/api/trpc`, cookie === undefined ? {} : { cookie });
}
