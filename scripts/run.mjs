import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const say = (line) => console.log(`stikk: ${line}`);

/** An end that has a reason a person can act on; anything else that is thrown is a fault of ours. */
export class Failure extends Error {}

const quiet = { TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** The caller's environment without NODE_ENV, which would change what is installed, built and tested. */
export function environment(extra = {}) {
  const { NODE_ENV, ...rest } = process.env;
  return { ...rest, ...quiet, ...extra };
}

const running = new Set();

/** Lets go of every command under way; each then ends with all it started. */
export function letGo() {
  for (const child of running) {
    if (child.connected) {
      child.disconnect();
    }
  }
}

/** Runs one command from the root, or from `folder` under it. Resolves to its exit code. */
export function run(command, args, { folder = '.', env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/step.mjs'), command, ...args], {
      cwd: join(root, folder),
      env: environment(env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    running.add(child);
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}
