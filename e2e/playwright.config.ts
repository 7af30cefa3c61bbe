import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

function freePort(): Promise<string> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(`${address.port}`) : fail()));
    });
  });
}

// Workers read this file too and inherit what the first reading chose.
if (process.env.STIKK_E2E_PORT === undefined) {
  const data = mkdtempSync(join(tmpdir(), 'stikk-e2e-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  process.env.STIKK_E2E_DATA = data;
  process.env.STIKK_E2E_PORT = await freePort();
  process.env.STIKK_E2E_ADMIN_PORT = await freePort();
}

const { CHROMIUM_PATH, STIKK_E2E_PORT, STIKK_E2E_ADMIN_PORT, STIKK_E2E_DATA } = process.env;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${STIKK_E2E_PORT}`,
    locale: 'en-GB',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace more than doubles the time that a story takes; `--trace=retain-on-failure` asks for one.
    trace: 'off',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'exec node ../scripts/start.mjs',
    env: {
      PORT: `${STIKK_E2E_PORT}`,
      ADMIN_PORT: `${STIKK_E2E_ADMIN_PORT}`,
      STIKK_DATA: `${STIKK_E2E_DATA}`,
      DATABASE_URL: '',
      STIKK_BOT_DELAY: '0',
    },
    url: `http://localhost:${STIKK_E2E_PORT}/`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
