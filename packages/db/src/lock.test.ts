import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'stikk-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('is held by one process and can be taken again when released', () => {
  const lock = lockDirectory(dir);
  expect(() => lockDirectory(dir)).toThrow(DirectoryInUse);
  lock.release();
  lockDirectory(dir).release();
  expect(readdirSync(dir)).toEqual([]);
});

it('names the process and the directory that are in the way', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(join(dir, 'lock'), JSON.stringify({ pid: other.pid }));
  expect(() => lockDirectory(dir)).toThrow(`${dir} is in use by process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockDirectory(dir).release();
});

it('takes over from a process that is over, though its parent has not taken note', async () => {
  const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const pid = Number(String((await once(parent.stdout, 'data'))[0]));
    writeFileSync(join(dir, 'lock'), JSON.stringify({ pid }));
    expect(() => lockDirectory(dir)).toThrow(DirectoryInUse);
    await vi.waitFor(() => lockDirectory(dir).release(), { timeout: 20_000 });
    expect(process.kill(pid, 0)).toBe(true);
  } finally {
    parent.kill('SIGKILL');
  }
});

it.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, born: 'x' })],
  ['an earlier process with a number in use again', JSON.stringify({ pid: process.ppid, born: 'long ago' })],
  ['nothing that can be read', '{"pi'],
])('takes over from %s', (_, text) => {
  writeFileSync(join(dir, 'lock'), text);
  const lock = lockDirectory(dir);
  expect(JSON.parse(readFileSync(join(dir, 'lock'), 'utf8')).pid).toBe(process.pid);
  expect(readdirSync(dir)).toEqual(['lock']);
  lock.release();
});

it('leaves a lock alone that somebody else took meanwhile', () => {
  const lock = lockDirectory(dir);
  writeFileSync(join(dir, 'lock'), '{"pid":1}');
  lock.release();
  expect(readdirSync(dir)).toEqual(['lock']);
});
