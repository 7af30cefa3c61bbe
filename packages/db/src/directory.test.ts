import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryUnusable, makeDirectory } from './directory.ts';
import { lockDirectory } from './lock.ts';
import { openDatabase } from './open.ts';
import { templateCopy } from './testing.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stikk-directory-'));
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling'));
  mkdirSync(join(folder, 'locked', 'lock'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a directory', () => {
  it('is made with those above it, and once', () => {
    const deep = join(folder, 'a', 'b', 'c');
    makeDirectory(deep);
    makeDirectory(deep);
    lockDirectory(deep).release();
  });

  it.each([
    ['file', /file is not a directory$/],
    ['file/below', /below cannot be reached \(ENOTDIR\)$/],
    ['dangling', /dangling cannot be made \(EEXIST\)$/],
    ['locked', /locked cannot be written to \(EISDIR\)$/],
  ])('that is %s is refused', (name, why) => {
    const locking = () => lockDirectory(join(folder, name));
    expect(locking).toThrow(DirectoryUnusable);
    expect(locking).toThrow(why);
  });

  it.runIf(process.platform === 'linux')('is not waited for where there can be none', () => {
    expect(() => lockDirectory('/proc/nope/below')).toThrow(/^\/proc\/nope cannot be made \(ENOENT\)$/);
  });
});

describe('a database', () => {
  it.each([
    ['cut short', 'global/pg_control'],
    ['without its version', 'PG_VERSION'],
  ])('that is %s is refused', async (_, file) => {
    const dir = await templateCopy();
    if (file === 'PG_VERSION') rmSync(join(dir, file));
    else truncateSync(join(dir, file), 10);
    await expect(openDatabase({ dir })).rejects.toThrow(`${dir} is damaged or cannot be written to`);
    rmSync(dir, { recursive: true, force: true });
  });

  it('whose first setting up was cut short is set up anew', async () => {
    const dir = join(folder, 'cut');
    mkdirSync(dir);
    writeFileSync(join(dir, 'base'), 'half of something');
    writeFileSync(`${dir}.unfinished`, '');
    const database = await openDatabase({ dir });
    expect(existsSync(`${dir}.unfinished`)).toBe(false);
    await database.close();
  });
});
