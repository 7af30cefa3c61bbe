import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = packageManager.split('@').at(-1).split('+')[0];

let prefix;

function command() {
  if (!prefix) {
    const found = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
    prefix = found.stdout?.trim() === version ? ['pnpm'] : ['npx', '-y', `pnpm@${version}`];
  }
  return prefix;
}

/** Runs pnpm at the version package.json names, and whatever it runs finds that pnpm on PATH. */
export function pnpm(args, env) {
  const [file, ...before] = command();
  return run(file, [...before, ...args], env);
}
