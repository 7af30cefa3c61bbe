import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/**
 * The worker that opens this app without a server. Its text changes with every build, so that browsers take the new
 * one; what it does stands in `public/offline.js`.
 */
export async function GET(): Promise<Response> {
  if (process.env.NODE_ENV !== 'production') return new Response(null, { status: 404 });
  const id = (await readFile(built('BUILD_ID'), 'utf8')).trim();
  const build = JSON.stringify({ id, files: await files() });
  return new Response(`self.build = ${build};\nimportScripts('/offline.js?${encodeURIComponent(id)}');\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
