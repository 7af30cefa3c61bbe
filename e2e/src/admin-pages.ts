import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
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

/** Of every director in the stories. */
export const PASSWORD = 'correct horse battery';

/** Comes in by an invitation, on a page in English. */
export async function accept(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible();
}
