import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Failure, root, run } from './run.mjs';

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const wanted = packageManager.split('+')[0];
const memory = join(root, 'node_modules/.stikk', wanted);

const output = (command, args) =>
  spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).stdout?.trim();

function remembered() {
  const path = existsSync(memory) ? readFileSync(memory, 'utf8') : '';
  return existsSync(path) ? path : undefined;
}

// Starting npx takes longer than all else in a start where nothing is stale.
function remember(path) {
  if (remembered() !== path) {
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, path);
  }
}

function onPath() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pnpm'))
    .find((file) => existsSync(file));
  return path && `pnpm@${output(path, ['--version'])}` === wanted ? path : undefined;
}

function fetched() {
  const path = output('npx', ['-y', '-p', wanted, '-c', 'command -v pnpm']);
  if (!path) {
    throw new Failure(`${wanted} could not be fetched from the npm registry; the lines above say why`);
  }
  return path;
}

let found;

function pnpmPath() {
  found ??= remembered() ?? onPath() ?? fetched();
  return found;
}

function runWithPnpm(command, args, { folder = '.', env = {} } = {}) {
  const PATH = [dirname(pnpmPath()), process.env.PATH].join(delimiter);
  return run(command, args, { folder, env: { PATH, ...env } });
}

export function pnpm(args) {
  return runWithPnpm(pnpmPath(), args);
}

/** Runs an installed tool of the root, or of `folder`. Resolves to its exit code. */
export function tool(name, args, options = {}) {
  remember(pnpmPath());
  return runWithPnpm(join(root, options.folder ?? '.', 'node_modules/.bin', name), args, options);
}

/** Runs a script of the root package.json. Resolves to its exit code. */
export function script(name, ...args) {
  remember(pnpmPath());
  return pnpm(['--silent', 'run', name, ...args]);
}
