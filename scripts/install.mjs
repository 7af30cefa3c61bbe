import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpm } from './pnpm.mjs';
import { Failure, root, say } from './run.mjs';
import { workspaces } from './workspaces.mjs';

const stamp = join(root, 'node_modules/.stikk/installed');

function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  const manifests = workspaces().map((folder) => join(folder, 'package.json'));
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests]) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled(hash) {
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash &&
    workspaces().every((folder) => existsSync(join(root, folder, 'node_modules')))
  );
}

/** Brings node_modules in line with the lockfile, if it is not already. */
export async function install() {
  const hash = wanted();
  if (isInstalled(hash)) {
    return;
  }
  say('installing packages');
  const args = ['install', '--frozen-lockfile', '--prod=false', '--config.confirm-modules-purge=false'];
  if ((await pnpm(args)) !== 0) {
    throw new Failure('the packages could not be installed; the lines above say why');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
