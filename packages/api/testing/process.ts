import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Wish } from './child.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A server in a process of its own, on a PGlite directory. */
export interface ServerProcess {
  readonly url: string;
  ask(wish: Wish): Promise<string>;
  /** Resolves when the process is gone, by its own hand or after {@link kill}. */
  readonly gone: Promise<unknown>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

export async function serverProcess(dir: string): Promise<ServerProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'child.ts'), dir],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const gone = once(child, 'exit');
  const heard = async (): Promise<string> => String((await once(child, 'message'))[0]);
  const url = await Promise.race([
    heard(),
    gone.then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return {
    url,
    ask: async (wish) => {
      const answer = heard();
      child.send(wish);
      return answer;
    },
    gone,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
