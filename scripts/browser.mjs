import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tool } from './pnpm.mjs';
import { Failure, run, say } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

// Ubuntu has a /usr/bin/chromium-browser that only says where to get one.
const runs = (file) => file && spawnSync(file, ['--version']).status === 0;

function installed() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!runs(CHROMIUM_PATH)) {
      throw new Failure(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not run`);
    }
    return CHROMIUM_PATH;
  }
  return names.map(onPath).find(runs);
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return undefined;
  }
  say('installing chromium with apt-get');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return installed();
}

async function fromPlaywright() {
  say('installing the Chromium that Playwright brings');
  return (await tool('playwright', ['install', 'chromium'], { folder: 'e2e' })) === 0;
}

/** Finds a Chromium, installing one if need be. Resolves to its path; undefined means Playwright's own. */
export async function browser() {
  const path = installed() ?? (await fromDebian());
  if (path || (await fromPlaywright())) {
    return path;
  }
  throw new Failure('no Chromium was found or could be installed; set CHROMIUM_PATH to one');
}
