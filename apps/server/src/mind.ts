import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BotMind } from '@stikk/api';
import { decideBot, LEVELS, type Position } from '@stikk/bots';
import { Piscina } from 'piscina';

export interface Minds {
  readonly mind: BotMind;
  close(): Promise<void>;
}

/** After so many milliseconds a bot's decision is given up. */
const PATIENCE_MS = 5000;

/** Where bots think: on threads of their own beside a bundle, here when running from the sources. */
export function openMinds(): Minds {
  const filename = join(import.meta.dirname, 'bot-worker.js');
  if (!existsSync(filename))
    return { mind: (request) => decideBot(positionOf(request)), close: async () => undefined };
  const pool = new Piscina({
    filename,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  });
  return {
    mind: (request) => pool.run(positionOf(request), { signal: AbortSignal.timeout(PATIENCE_MS) }),
    close: () => pool.destroy(),
  };
}

const positionOf = ({ level, ...request }: Parameters<BotMind>[0]): Position => ({
  ...request,
  level: LEVELS.find((known) => known === level) ?? LEVELS[0],
});
