import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Figure, figure } from './figure.ts';
import { freePort } from './port.ts';
import { sitDown, type Visitor, visitor } from './visitor.ts';

const SERVER = join(import.meta.dirname, '../../apps/server/dist/main.js');
const PROBE = join(import.meta.dirname, 'heap-probe.mjs');
/** Bytes of heap that a table at which nobody does anything may cost. */
const BUDGET = 50_000;
/** Tables before the first reading, so that what is loaded once is loaded. */
const WARM = 100;
const TOGETHER = 8;
const MIDDLE = 10;

interface Server {
  readonly origin: string;
  /** Bytes of heap in use, once they no longer change. */
  heap(): Promise<number>;
  close(): Promise<void>;
}

async function startServer(): Promise<Server> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const data = mkdtempSync(join(tmpdir(), 'stikk-memory-'));
  const child = fork(SERVER, {
    execArgv: ['--expose-gc', '--import', PROBE],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      ADMIN_PORT: `${adminPort}`,
      STIKK_HOST: '127.0.0.1',
      STIKK_DATA: data,
      STIKK_BOT_DELAY: '0',
      STIKK_LIMITS: 'off',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await sleep(100);
  return { origin, heap: () => settled(child), close: () => closed(child, data) };
}

async function reading(child: ChildProcess): Promise<number> {
  child.send('heap');
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes;
}

async function settled(child: ChildProcess): Promise<number> {
  let before = await reading(child);
  for (;;) {
    await sleep(1500);
    const now = await reading(child);
    if (Math.abs(now - before) < before / 100) return now;
    before = now;
  }
}

async function closed(child: ChildProcess, data: string): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  rmSync(data, { recursive: true, force: true });
}

async function many<T>(count: number, make: () => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: Math.min(TOGETHER, count - made.length) }, make))));
  return made;
}

/** The page of the person at a table, as far as the server sees one: an open stream that is read. */
async function open({ cookie }: Visitor, origin: string, matchId: string): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ matchId, lastEventId: null }));
  const request = get(`${origin}/api/trpc/match.follow?input=${input}`, {
    headers: { cookie },
    agent: false,
  });
  const [answer] = await once(request, 'response');
  answer.on('error', () => undefined).resume();
}

/** Lets a bot play for the person until the match is in its middle, and takes the cards back. */
async function playOn(who: Visitor, matchId: string): Promise<void> {
  const ask = (wanted: object) => who.mutate('match.ask', { matchId, commandId: randomUUID(), ask: wanted });
  await ask({ what: 'hold', seat: 0 });
  for (;;) {
    await sleep(20);
    const mine = await who.query<readonly { matchId: string; deal: number }[]>('match.mine');
    if (mine.some((match) => match.matchId === matchId && match.deal >= MIDDLE)) break;
  }
  await ask({ what: 'reclaim' });
}

const ORDER = { preset: 'bondebridge', bots: 3 } as const;

interface Case {
  readonly name: string;
  readonly tables: number;
  readonly set: (who: Visitor, origin: string) => Promise<unknown>;
}

/** Each case is measured in a server of its own. */
const cases = (tables: number): readonly Case[] => [
  { name: 'server-memory', tables, set: (who) => sitDown(who, ORDER) },
  {
    name: 'server-memory-followed',
    tables,
    set: async (who, origin) => open(who, origin, await sitDown(who, ORDER)),
  },
  {
    name: 'server-memory-middle',
    tables: Math.min(tables, 100),
    set: async (who) => playOn(who, await sitDown(who, ORDER)),
  },
];

async function measured({ name, tables, set }: Case): Promise<Figure> {
  const server = await startServer();
  try {
    const who = await visitor(server.origin);
    const setAt = () => set(who, server.origin);
    await many(Math.min(WARM, tables), setAt);
    const before = await server.heap();
    await many(tables, setAt);
    const after = await server.heap();
    return figure(name, 'bytes of heap a table', (after - before) / tables, 'budget', BUDGET);
  } finally {
    await server.close();
  }
}

const { values } = parseArgs({ options: { tables: { type: 'string', default: '2000' } } });
for (const one of cases(Number(values.tables))) console.log(JSON.stringify(await measured(one)));
