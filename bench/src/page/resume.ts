import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type Figure, figure, median } from '../figure.ts';
import { freePort } from '../port.ts';
import { sitDown, visitor } from '../visitor.ts';
import { openPhone } from './browser.ts';

const BUDGET_MS = 2000;
const TIMES = 10;
const DEAD_MS = 5000;

/** A line to the server that can be cut. */
interface Wire {
  readonly origin: string;
  /** Breaks every connection that there is; none comes about until it is mended. */
  cut(): void;
  mend(): void;
  close(): void;
}

async function wireTo(origin: string): Promise<Wire> {
  const { port: to } = new URL(origin);
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(to), 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          ends.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    cut() {
      whole = false;
      for (const end of ends) end.resetAndDestroy();
    },
    mend() {
      whole = true;
    },
    close: () => void server.close(),
  };
}

/** From a line that is whole again to a stream that tells, for a short break and for a long one. */
export async function resumeFigures(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const wire = await wireTo(origin);
  const who = await visitor(wire.origin);
  const matchId = await sitDown(who, { preset: 'bondebridge', bots: 3 });
  const page = await openPhone(browser, wire.origin, who);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let heard = () => {};
  session.on('Network.eventSourceMessageReceived', ({ eventName }) => eventName === 'connected' && heard());
  const connected = () =>
    new Promise<void>((done) => {
      heard = done;
    });
  const first = connected();
  await page.goto(`${wire.origin}/m/${matchId}`);
  await first;
  const figures: Figure[] = [];
  for (const [name, dead] of [
    ['resume', 0],
    ['resume-after-5-s', DEAD_MS],
  ] as const) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      await sleep(1500);
      const again = connected();
      wire.cut();
      await sleep(dead);
      const start = performance.now();
      wire.mend();
      await again;
      times.push(performance.now() - start);
    }
    figures.push(
      figure(name, 'ms', median(times), 'budget', BUDGET_MS),
      figure(`${name}-longest`, 'ms', Math.max(...times), 'budget', BUDGET_MS),
    );
  }
  await page.context().close();
  wire.close();
  return figures;
}
