import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory, using } from './directory.ts';

export interface Lock {
  release(): void;
}

/** Who holds a lock. */
interface Holder {
  readonly pid: number;
  /** Tells a process from a later one with the same number. */
  readonly born: string | undefined;
}

/** Another process has the directory. */
export class DirectoryInUse extends Error {
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`${directory} is in use by process ${pid}; stop it first, or choose another directory`);
  }
}

/**
 * Takes a directory for this process alone, as two processes on one PGlite directory lose rows without any
 * error. A lock whose process is gone is taken over.
 * @throws {@link DirectoryInUse} and {@link DirectoryUnusable}
 */
export function lockDirectory(directory: string): Lock {
  makeDirectory(directory);
  return using(directory, 'cannot be written to', () => locked(directory));
}

function locked(directory: string): Lock {
  const path = join(directory, 'lock');
  const mine = JSON.stringify({ pid: process.pid, born: processOf(process.pid)?.born } satisfies Holder);
  const own = `${path}.${process.pid}`;
  writeFileSync(own, mine);
  try {
    while (!linked(own, path)) {
      const text = readOrNothing(path);
      const holder = parsed(text);
      if (holder !== undefined && isAlive(holder)) throw new DirectoryInUse(directory, holder.pid);
      takeAway(path, text, `${own}.stale`);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return {
    release: () => {
      if (readOrNothing(path) === mine) rmSync(path, { force: true });
    },
  };
}

/** A link appears whole or not at all, so nobody ever reads half a lock. */
function linked(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock, and puts it back when it turns out that a third process was quicker. */
function takeAway(path: string, stale: string | undefined, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readOrNothing(aside) !== stale) linked(aside, path);
  rmSync(aside, { force: true });
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsed(text: string | undefined): Holder | undefined {
  try {
    const holder = JSON.parse(text ?? 'null') as Partial<Holder> | null;
    return typeof holder?.pid === 'number' ? { pid: holder.pid, born: holder.born } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = processOf(pid);
  if (now === undefined) return true;
  return !now.ended && (born === undefined || born === now.born);
}

/** What the system tells of a process. */
interface Told {
  /** When it was started, in whatever way the system puts it. */
  readonly born: string;
  /** It is over, and only its parent has not taken note: it can still be sent signals. */
  readonly ended: boolean;
}

/** Undefined where the system does not tell. */
function processOf(pid: number): Told | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is a name in brackets that may hold anything; state and start are first and twentieth after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { born: `${boot}:${fields[19]}`, ended: fields[0] === 'Z' };
  } catch {
    return processListed(pid);
  }
}

function processListed(pid: number): Told | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'state=', '-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const [, state, born] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(line) ?? [];
    return born === undefined ? undefined : { born, ended: state!.startsWith('Z') };
  } catch {
    return undefined;
  }
}
