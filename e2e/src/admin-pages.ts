import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from './server.ts';

const APP = join(import.meta.dirname, '../../apps/admin');

/** The directors' pages of a server of one's own. */
export interface AdminPages {
  readonly origin: string;
  /** The link by which the first director comes in. */
  readonly invitation: string;
  close(): Promise<void>;
}

/** Starts the built pages of directors behind a server of one's own. */
export async function startAdminPages({ adminWebPort, log }: Stack): Promise<AdminPages> {
  const [, invitation, origin] = /Become the first director: ((\S+)\/join#[\w-]+)/.exec(log()) ?? [];
  if (invitation === undefined || origin === undefined)
    throw new Error('the server wrote no invitation down');
  const next = join(APP, 'node_modules/next/dist/bin/next');
  const pages = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', `${adminWebPort}`], {
    cwd: APP,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ended = new Promise((done) => pages.once('exit', done));
  const close = async () => {
    pages.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + 180_000;
  while (
    !(await fetch(`${origin}/sign-in`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) {
      await close();
      throw new Error(`${origin} does not answer`);
    }
    await sleep(100);
  }
  return { origin, invitation, close };
}
