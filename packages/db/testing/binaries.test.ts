import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { binaries, isOpen, openCopy, ownerOf, sharedFolder } from './binaries.ts';

const shared = sharedFolder(ownerOf());
let top: string;
let folder: string;
beforeEach(() => {
  top = mkdtempSync(join(shared, 'stikk-binaries-'));
  chmodSync(top, 0o755);
  const locked = join(top, 'locked');
  folder = join(locked, 'native');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const open of [folder, join(folder, 'bin')]) chmodSync(open, 0o755);
  writeFileSync(join(folder, 'bin', 'postgres'), 'program', { mode: 0o700 });
  writeFileSync(join(folder, 'data'), 'text', { mode: 0o600 });
  symlinkSync(join(folder, 'data'), join(folder, 'same'));
  chmodSync(locked, 0o700);
});
afterEach(() => rmSync(top, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('sees that a locked folder is in the way', () => {
  const program = join(folder, 'bin', 'postgres');
  chmodSync(program, 0o755);
  expect(isOpen(program)).toBe(false);
  chmodSync(join(top, 'locked'), 0o711);
  expect(isOpen(program)).toBe(isOpen(top));
});

it('copies what is locked to where everybody can read and run it', () => {
  const copy = openCopy(folder, join(top, 'copy'));
  expect(modeOf(copy) & 0o055).toBe(0o055);
  expect(modeOf(join(copy, 'bin', 'postgres'))).toBe(0o755);
  expect(modeOf(join(copy, 'data'))).toBe(0o644);
  rmSync(join(top, 'locked'), { recursive: true });
  expect(statSync(join(copy, 'same')).size).toBe(4);
  expect(readdirSync(top)).toEqual(['copy']);
});

it('copies once', () => {
  openCopy(folder, join(top, 'copy'));
  writeFileSync(join(top, 'copy', 'mark'), '');
  openCopy(folder, join(top, 'copy'));
  expect(existsSync(join(top, 'copy', 'mark'))).toBe(true);
});

it('leaves nothing of a copy that failed', () => {
  expect(() => openCopy(join(top, 'nowhere'), join(top, 'copy'))).toThrow('ENOENT');
  expect(readdirSync(top)).toEqual(['locked']);
});

it('gives programs that whoever runs PostgreSQL can reach', () => {
  const owner = ownerOf();
  const program = join(binaries(owner, shared), 'bin', 'postgres');
  expect(owner === undefined || isOpen(program)).toBe(true);
});
