import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { examples } from './example.mjs';
import { script } from './pnpm.mjs';
import { say } from './run.mjs';
import { size } from './size.mjs';
import { tarballs } from './tarball.mjs';

/**
 * Bytes of the engine and one family, minified and gzipped, without zod. The engine alone is 5.2 kB, Bondtolva with
 * it 12.4 and Oh Hell, the larger, 16.6: there is no room for a second family, or for what is around the cards (4.5 kB
 * in `@stikk/engine/table`), to come along unasked.
 */
const BUDGET = 17_000;

async function wellFormed(tarball) {
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(readFileSync(tarball)).buffer },
    strict: true,
  });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

async function typesResolve(tarball) {
  const fits = (await script('types:packed', '--quiet', tarball)) === 0;
  return fits ? [] : [`ended with code ${await script('types:packed', tarball)}`];
}

async function smallEnough() {
  const source = "export * from '@stikk/engine'; export { ohHell } from '@stikk/variants/oh-hell';";
  const bytes = await size('packages/variants', source);
  say(`engine and one family: ${bytes} bytes of ${BUDGET}`);
  return bytes <= BUDGET ? [] : [`${bytes} bytes`];
}

async function documented() {
  const code = await script('reference', '--logLevel', 'Warn');
  return code === 0 ? [] : ['the API reference has warnings'];
}

async function checks(folder) {
  const packed = await tarballs();
  const ofPackages = Object.entries(packed).flatMap(([name, tarball]) => [
    [`${name} is well-formed`, () => wellFormed(tarball)],
    [`${name} has types wherever it is imported`, () => typesResolve(tarball)],
  ]);
  return [
    ...ofPackages,
    ['engine and one family are small', smallEnough],
    ['the API reference is complete', documented],
    ...(await examples(folder, packed)),
  ];
}

/** Checks what is published as whoever installs it gets it. Each check is a test. */
export async function packages() {
  const folder = mkdtempSync(join(tmpdir(), 'stikk-packages-'));
  const failed = [];
  let passed = 0;
  try {
    for (const [title, check] of await checks(folder)) {
      const complaints = await check().catch((error) => [error.stack]);
      console.log(`${complaints.length === 0 ? 'ok    ' : 'not ok'} ${title}`);
      for (const complaint of complaints) {
        console.log(`       ${complaint}`);
      }
      if (complaints.length === 0) {
        passed++;
      } else {
        failed.push(title);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed, failed: failed.length, note: failed.join('; ') || undefined };
}
