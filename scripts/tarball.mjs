import { join } from 'node:path';
import { tool } from './pnpm.mjs';
import { Failure, root, say } from './run.mjs';

const published = ['engine', 'variants', 'shuffle', 'bots', 'client'];

/** Packs what is published, where sources changed. Resolves to the path of each tarball, by name of the package. */
export async function tarballs() {
  say('packing what is stale');
  const filters = published.map((name) => `--filter=@stikk/${name}`);
  const args = ['run', 'build:package', ...filters, '--output-logs=errors-only', '--ui=stream'];
  if ((await tool('turbo', args)) !== 0) {
    throw new Failure('the packages could not be packed; the lines above say why');
  }
  const path = (name) => join(root, 'packages', name, '.cache/package.tgz');
  return Object.fromEntries(published.map((name) => [`@stikk/${name}`, path(name)]));
}
