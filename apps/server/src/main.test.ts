import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { guest, playOut } from '@stikk/api/testing';
import { templateCopy } from '@stikk/db/testing';
import { parseRecord, verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listening } from './http.ts';

const ROOT = join(import.meta.dirname, '../../..');
let data: string;
let running: { child: ChildProcess; port: number; adminPort: number; out: () => string };

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      STIKK_DATA: data,
      PORT: '0',
      ADMIN_PORT: '0',
      STIKK_BOT_DELAY: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout!.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr!.on('data', (chunk) => {
    err += chunk;
  });
  return { child, ended: once(child, 'close').then(([code]) => ({ code, out, err })), out: () => out };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe, 0, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'stikk-data-'));
  mkdirSync(data, { recursive: true });
  renameSync(await templateCopy(), join(data, 'pglite'));
  const { child, out, ended } = run({ LOG_LEVEL: 'info' });
  const failed = ended.then(({ err }) => Promise.reject(new Error(err)));
  failed.catch(() => undefined);
  while (!out().includes('"listening"')) await Promise.race([once(child.stdout!, 'data'), failed]);
  const line = JSON.parse(
    out()
      .split('\n')
      .find((text) => text.includes('"listening"'))!,
  );
  running = { child, port: line.port, adminPort: line.adminPort, out };
});
afterAll(() => {
  running.child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

it('plays a whole match against the real bots', async () => {
  const url = `http://127.0.0.1:${running.port}`;
  const anna = await guest(url);
  const { matchId } = await anna.ask.match.create.mutate({
    preset: 'ohhell',
    changes: { players: 4, 'schedule.max': 3 },
    bots: ['easy', 'normal', 'normal'],
    name: 'Anna',
    nonce: 'n',
  });
  const stream = anna.follow(matchId);
  await playOut(anna, matchId, 0, stream);
  const record = parseRecord(await anna.ask.match.record.query({ matchId }), gameOf);
  if (!record.ok) throw new Error(record.detail);
  expect(verify(record.header, record.game, record.entries as never)).toMatchObject({ ok: true });
  expect(record.entries.filter(({ cause }) => cause.includes('-any-'))).toEqual([]);
});

it('has a door for directors that knows nothing of play', async () => {
  const url = `http://127.0.0.1:${running.adminPort}`;
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ ok: true });
  expect((await fetch(`${url}/api/trpc/match.mine`)).status).toBe(404);
  expect((await fetch(`${url}/`)).status).toBe(503);
});

it('prints a link by which the first director comes in, and writes its token into no log', async () => {
  const { adminPort, out } = running;
  const [line, ...others] = out()
    .split('\n')
    .filter((text) => text.includes('#'));
  const found = /^Become the first director: (http:\/\/localhost:(\d+)\/join#([\w-]{43}))$/.exec(line!);
  expect(found?.[2]).toBe(String(adminPort));
  expect(others).toEqual([]);
  const input = encodeURIComponent(JSON.stringify({ token: found![3] }));
  const answer = await fetch(`http://127.0.0.1:${adminPort}/api/trpc/invitation?input=${input}`);
  expect(await answer.json()).toEqual({ result: { data: { role: 'admin' } } });
});

it('refuses to start twice on the same data', async () => {
  const { code, err } = await run({}).ended;
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    `Stikk could not start: ${data} is in use by process ${running.child.pid}; stop it first, or choose another directory`,
  ]);
});

it('tells which variable names a port in use, before it touches any data', async () => {
  const untouched = join(data, 'untouched');
  for (const variable of ['PORT', 'ADMIN_PORT']) {
    const used = String(running.port);
    const { code, out, err } = await run({ STIKK_DATA: untouched, [variable]: used }).ended;
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toEqual([
      `Stikk could not start: ${variable} is ${used}, which is in use; stop what uses it, or set ${variable} to another port`,
    ]);
  }
  expect(existsSync(untouched)).toBe(false);
});

it('tells in one line which migration failed', async () => {
  const old = mkdtempSync(join(tmpdir(), 'stikk-data-'));
  try {
    renameSync(await templateCopy(), join(old, 'pglite'));
    const before = new PGlite(join(old, 'pglite'));
    await before.exec('delete from drizzle.__drizzle_migrations');
    await before.close();
    const { code, out, err } = await run({ STIKK_DATA: old }).ended;
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(
      /^Stikk could not start: the database could not be brought up to date: migration 0000_record failed: .* already exists\n$/,
    );
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
});

it('tells in one line that its directory is none', async () => {
  const file = join(data, 'file');
  writeFileSync(file, '');
  const { code, out, err } = await run({ STIKK_DATA: file }).ended;
  rmSync(file);
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: `Stikk could not start: STIKK_DATA cannot be used: ${file} is not a directory; mend that, or set STIKK_DATA to another directory\n`,
  });
});

it('tells in one line that no database answers', async () => {
  const { code, err } = await run({ DATABASE_URL: 'postgresql://me:hush@127.0.0.1:1/none' }).ended;
  expect(code).toBe(1);
  expect(err).toBe(
    'Stikk could not start: the server in DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1\n',
  );
});

it('says nothing else to whoever starts it by hand', async () => {
  const own = mkdtempSync(join(tmpdir(), 'stikk-data-'));
  try {
    renameSync(await templateCopy(), join(own, 'pglite'));
    const port = String(await freePort());
    const { child, ended } = run({ STIKK_DATA: own, PORT: port });
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/api/health`), { timeout: 40_000 });
    child.kill('SIGTERM');
    expect(await ended).toEqual({
      code: 0,
      out: expect.stringMatching(/^Become the first director: \S+\n$/),
      err: '',
    });
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});

it('tells one line for each bad value', async () => {
  const { code, err } = await run({ PORT: 'x', LOG_LEVEL: 'loud' }).ended;
  expect(code).toBe(2);
  expect(err.trim().split('\n')).toEqual([
    'PORT=x is not allowed; it must be a port, 0 to 65535',
    expect.stringMatching(/^LOG_LEVEL=loud is not allowed; it must be fatal, /),
  ]);
});

it('stops in order when it is asked to, with a stream open', async () => {
  const url = `http://127.0.0.1:${running.port}`;
  const bo = await guest(url);
  const { matchId } = await bo.ask.match.create.mutate({
    preset: 'bondebridge',
    changes: { players: 2 },
    bots: ['easy'],
    name: 'Bo',
    nonce: 'n',
  });
  const stream = bo.follow(matchId);
  await stream.until((entries) => entries.length > 0);
  const exit = once(running.child, 'exit');
  running.child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(readdirSync(data)).toEqual(['pglite']);
});
