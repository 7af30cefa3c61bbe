import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entry } from './entry.mjs';
import { environment, Failure, root, say } from './run.mjs';

const readyWithin = 60_000;
const stopWithin = 10_000;

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Starts one app in a process group of its own, so that a Ctrl+C reaches it through us alone. */
function launch(name, args, stdout, env) {
  const leash = pathToFileURL(join(root, 'scripts/leash.mjs')).href;
  const child = spawn(process.execPath, ['--import', leash, ...args], {
    cwd: join(root, 'apps', name),
    env: environment({ ...env, NODE_ENV: 'production' }),
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    detached: true,
  });
  return {
    name,
    child,
    ended: new Promise((done) =>
      child.once('exit', (code, signal) => done({ name, how: signal ?? `code ${code}`, code })),
    ),
  };
}

// What Next prints on stdout is its internal address, which nobody should open.
function launchNext(name, port, env) {
  const next = createRequire(join(root, 'apps', name, 'package.json')).resolve('next/dist/bin/next');
  return launch(name, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], 'ignore', env);
}

async function stopAll(services) {
  for (const { child } of services) {
    child.kill('SIGTERM');
  }
  const patience = setTimeout(() => {
    for (const { name, child } of services) {
      if (child.exitCode === null && child.signalCode === null) {
        say(`${name} did not stop within ${stopWithin / 1000} s and is ended`);
        child.kill('SIGKILL');
      }
    }
  }, stopWithin);
  await Promise.all(services.map(({ ended }) => ended));
  clearTimeout(patience);
}

async function answers(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

async function ready(urls, gone) {
  const deadline = Date.now() + readyWithin;
  for (const url of urls) {
    while (!(await answers(url))) {
      if (gone.aborted) {
        return false;
      }
      if (Date.now() > deadline) {
        throw new Failure(`${url} did not answer within ${readyWithin / 1000} s`);
      }
      await sleep(100);
    }
  }
  return true;
}

function lanAddress() {
  const all = Object.values(networkInterfaces()).flat();
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

function announce(port, adminPort, data) {
  const lan = lanAddress();
  const lines = [
    ['Play', `http://localhost:${port}`],
    ...(lan ? [['Same network', `http://${lan}:${port}`]] : []),
    ['Director', `http://localhost:${adminPort}`],
    ['Data', data],
  ];
  console.log(`\n${lines.map(([name, value]) => `  ${name.padEnd(14)}${value}`).join('\n')}\n`);
  say('ready; Ctrl+C stops it');
}

/** Serves server, web and admin until `stop` fires or one of them ends. Resolves to the exit code. */
export async function serve(stop) {
  const port = process.env.PORT || '3000';
  const adminPort = process.env.ADMIN_PORT || '3001';
  const data = process.env.DATABASE_URL ? 'DATABASE_URL' : resolve(root, process.env.STIKK_DATA || 'data');
  const origin = `http://127.0.0.1:${port}`;
  const [webPort, adminWebPort] = [await freePort(), await freePort()];
  say('starting server, web and admin');
  const services = [
    launch('server', ['dist/main.js'], 'inherit', {
      PORT: port,
      ADMIN_PORT: adminPort,
      WEB_PORT: String(webPort),
      ADMIN_WEB_PORT: String(adminWebPort),
      STIKK_DATA: data,
    }),
    launchNext('web', webPort, { STIKK_ORIGIN: origin }),
    launchNext('admin', adminWebPort, { STIKK_ORIGIN: origin }),
  ];
  const over = new AbortController();
  const firstEnd = Promise.race(services.map(({ ended }) => ended));
  const asked = new Promise((done) => stop.addEventListener('abort', () => done('asked'), { once: true }));
  firstEnd.then(() => over.abort());
  asked.then(() => over.abort());
  try {
    const urls = [`${origin}/api/health`, `${origin}/`, `http://127.0.0.1:${adminPort}/`];
    if (await ready(urls, over.signal)) {
      announce(port, adminPort, data);
    }
    const end = await Promise.race([asked, firstEnd]);
    if (end === 'asked') {
      return 0;
    }
    throw new Failure(`${end.name} ended (${end.how}), so the rest is stopped too`);
  } finally {
    await stopAll(services);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await entry(serve, 0);
}
