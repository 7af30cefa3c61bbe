import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, root, say } from './run.mjs';

const stopWithin = 10_000;
const mostSaid = 4_000;

/** Starts one app in a process group of its own, so that a Ctrl+C reaches it through us alone. */
function launch(name, args, output, env) {
  const leash = pathToFileURL(join(root, 'scripts/leash.mjs')).href;
  const child = spawn(process.execPath, ['--import', leash, ...args], {
    cwd: join(root, 'apps', name),
    env: environment({ ...env, NODE_ENV: 'production' }),
    stdio: ['ignore', ...output, 'ipc'],
    detached: true,
  });
  const ended = new Promise((done) => {
    child.once('exit', (code, signal) => done({ name, how: signal ?? `code ${code}` }));
  });
  return { name, child, ended };
}

export function launchServer(env) {
  return launch('server', ['dist/main.js'], ['inherit', 'inherit'], env);
}

/**
 * Starts the pages of one app. What Next prints on stdout is its internal address, which nobody should open; what
 * it prints on stderr is told only when it ends before `settle` is called, as later on strangers provoke it.
 */
export function launchNext(name, port, env = {}) {
  // Pages have no use for secrets.
  const own = { ...env, DATABASE_URL: undefined, STIKK_SECRET: undefined };
  const next = createRequire(join(root, 'apps', name, 'package.json')).resolve('next/dist/bin/next');
  const args = [next, 'start', '-p', String(port), '-H', '127.0.0.1'];
  const service = launch(name, args, ['ignore', 'pipe'], own);
  let said = '';
  let settled = false;
  service.child.stderr.setEncoding('utf8').on('data', (text) => {
    if (!settled) {
      said = (said + text).slice(-mostSaid);
    }
  });
  service.child.once('close', (code) => {
    if (!settled && code !== 0) {
      process.stderr.write(said);
    }
  });
  const settle = () => {
    settled = true;
    said = '';
  };
  return { ...service, settle };
}

/** Asks every service to stop and waits until it has; the patience of the last resort is ten seconds. */
export async function stopAll(services) {
  for (const { child } of services) {
    child.kill('SIGTERM');
  }
  const lastResort = setTimeout(() => {
    for (const { name, child } of services) {
      if (child.exitCode === null && child.signalCode === null) {
        say(`${name} did not stop within ${stopWithin / 1000} s and is killed`);
        child.kill('SIGKILL');
      }
    }
  }, stopWithin);
  await Promise.all(services.map(({ ended }) => ended));
  clearTimeout(lastResort);
}
