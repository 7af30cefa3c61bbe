import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

/** A server of one's own, with pages and data, that can be killed and started again. */
export interface Stack {
  readonly origin: string;
  /** Where the directors' pages are to be, on the loopback address. */
  readonly adminWebPort: number;
  /** Everything that server and pages have written down so far, of every level. */
  log(): string;
  /** kill -9, without a word to anybody. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((done) => child.once('exit', done));
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.status < 500,
      () => false,
    );
    if (ok) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await sleep(100);
  }
}

/** Starts the built server and pages on free ports, bots answering at once. */
export async function startStack(): Promise<Stack> {
  const [port, adminPort, webPort] = [await freePort(), await freePort(), await freePort()];
  const adminWebPort = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'stikk-e2e-own-'));
  const origin = `http://localhost:${port}`;
  const written: string[] = [];
  const keep = ({ stdout, stderr }: ChildProcess) => {
    for (const stream of [stdout, stderr]) stream?.on('data', (bytes: Buffer) => written.push(`${bytes}`));
  };
  const web = spawn(
    process.execPath,
    [join(ROOT, 'apps/web/node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', `${webPort}`],
    {
      cwd: join(ROOT, 'apps/web'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', STIKK_ORIGIN: origin },
    },
  );
  keep(web);
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: `${port}`,
        ADMIN_PORT: `${adminPort}`,
        STIKK_WEB_PORT: `${webPort}`,
        STIKK_ADMIN_WEB_PORT: `${adminWebPort}`,
        STIKK_DATA: data,
        STIKK_BOT_DELAY: '0',
        DATABASE_URL: '',
        LOG_LEVEL: 'trace',
      },
    });
    keep(server);
    await answers(`${origin}/api/health`);
  };
  const kill = async () => {
    server?.kill('SIGKILL');
    if (server) await ended(server);
  };
  const close = async () => {
    await kill();
    web.kill('SIGTERM');
    await ended(web);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await start();
    await answers(`${origin}/`);
  } catch (error) {
    await close();
    throw new Error(written.join(''), { cause: error });
  }
  return {
    origin,
    adminWebPort,
    log: () => written.join(''),
    kill,
    start,
    close,
  };
}
