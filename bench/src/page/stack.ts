import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../port.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PATIENCE_MS = 300_000;

export interface Stack {
  readonly origin: string;
  close(): Promise<void>;
}

/** Server and pages as they were built last, with data of their own and bots that answer at once. */
export async function startStack(): Promise<Stack> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const data = mkdtempSync(join(tmpdir(), 'stikk-pages-'));
  const child = spawn(process.execPath, [join(ROOT, 'scripts/serve.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: `${port}`,
      ADMIN_PORT: `${adminPort}`,
      STIKK_DATA: data,
      STIKK_BOT_DELAY: '0',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + PATIENCE_MS;
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode === null && Date.now() < deadline) await sleep(200);
    else {
      await close();
      throw new Error('the server did not start');
    }
  }
  return { origin, close };
}
