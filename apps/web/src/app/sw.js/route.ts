import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { LOCALES } from '../../i18n/locale.ts';
import { messagesOf } from '../../i18n/messages.ts';

export const dynamic = 'force-dynamic';

/** Where this app was built to: beside it, as `next start` runs in its folder. */
const built = (name: string) => join(/* turbopackIgnore: true */ process.cwd(), '.next', name);

/** Sounds are fetched by whoever hears them. */
const UNKEPT = /\.(map|wav)$/;

async function files(): Promise<readonly string[]> {
  const found = await readdir(built('static'), { recursive: true, withFileTypes: true });
  const root = built('static');
  return found
    .filter((entry) => entry.isFile() && !UNKEPT.test(entry.name))
    .map((entry) => `/_next/static${join(entry.parentPath, entry.name).slice(root.length)}`);
}

/** What the worker says by itself, in every language; tables and people come with the message. */
async function words() {
  const said = LOCALES.map(async (locale) => {
    const t = createTranslator({ locale, messages: await messagesOf(locale), namespace: 'web.shell' });
    const title = t('turn.notice');
    const [at, among] = [
      t('turn.noticeAt', { table: '{table}' }),
      t('turn.noticeAmong', { people: '{people}' }),
    ];
    return [locale, { title, at, among }] as const;
  });
  return Object.fromEntries(await Promise.all(said));
}

/**
 * The worker that opens this app without a server, and tells whose turn it is while no page is open. Its text changes
 * with every build, so that browsers take the new one; what it does stands in `public/offline.js` and `notice.js`.
 */
export async function GET(): Promise<Response> {
  if (process.env.NODE_ENV !== 'production') return new Response(null, { status: 404 });
  const id = (await readFile(built('BUILD_ID'), 'utf8')).trim();
  const build = JSON.stringify({ id, files: await files() });
  const mark = encodeURIComponent(id);
  const lines = [
    `self.build = ${build};`,
    `self.words = ${JSON.stringify(await words())};`,
    `importScripts('/offline.js?${mark}', '/notice.js?${mark}');`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
