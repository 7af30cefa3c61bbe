import { tool } from './pnpm.mjs';
import { Failure, say } from './run.mjs';

const apps = ['@stikk/server', '@stikk/web', '@stikk/admin'];

/** Builds those of the three apps whose sources, or whose packages' sources, changed. */
export async function build() {
  say('building what is stale');
  const filters = apps.map((app) => `--filter=${app}`);
  const args = ['run', 'build', ...filters, '--output-logs=errors-only', '--ui=stream'];
  if ((await tool('turbo', args)) !== 0) {
    throw new Failure('the build failed; the lines above say why');
  }
}
