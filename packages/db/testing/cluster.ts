import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binaries, ownerOf, sharedFolder } from './binaries.ts';

/** A PostgreSQL server and nothing in it. */
export interface Cluster {
  readonly url: string;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own on a free port. Its life ends with this process at the latest. */
export async function startCluster(): Promise<Cluster> {
  const owner = ownerOf();
  const shared = sharedFolder(owner);
  const bin = join(binaries(owner, shared), 'bin');
  const folder = mkdtempSync(join(shared, 'stikk-cluster-'));
  const data = join(folder, 'data');
  const password = randomUUID();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (owner !== undefined) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const how = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const access = ['--username=postgres', '--auth=password', `--pwfile=${passwordFile}`];
  try {
    await promisify(execFile)(
      join(bin, 'initdb'),
      [`--pgdata=${data}`, ...access, '--encoding=UTF8', '--locale=C', '--no-sync'],
      how,
    );
    const port = await freePort();
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const server = await running(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      how,
    );
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Resolves when the server takes connections. */
async function running(
  program: string,
  args: readonly string[],
  how: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(program, args, { ...how, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = once(child, 'close');
  const end = () => child.kill('SIGINT');
  const endWithUs = () => {
    end();
    process.kill(process.pid, 'SIGTERM');
  };
  process.once('exit', end);
  process.once('SIGTERM', endWithUs);
  const stopped = gone.finally(() => {
    process.off('exit', end);
    process.off('SIGTERM', endWithUs);
  });
  let told = '';
  const ready = new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk) => {
      told += chunk;
      if (told.includes('ready to accept connections')) resolve();
    });
  });
  await Promise.race([
    ready,
    stopped.then(() => Promise.reject(new Error(`PostgreSQL did not start: ${told}`))),
  ]);
  return {
    stop: async () => {
      end();
      await stopped;
    },
  };
}

/** A port that nobody listens on just now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });
}
