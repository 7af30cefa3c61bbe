import { randomUUID } from 'node:crypto';
import { type Entry, fold, type Seat } from '@stikk/engine';
import type { Ask, LiveView } from '@stikk/engine/table';
import { type AnyGame, gameOf } from '@stikk/variants';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../src/app-router.ts';
import { readStream } from './event-stream.ts';

/** Somebody with a browser: a session, and nothing but what comes over the wire. */
export interface Guest {
  readonly id: string;
  readonly cookie: string;
  readonly ask: ReturnType<typeof createTRPCClient<AppRouter>>;
  follow(matchId: string, lastEventId?: string): Stream;
  /** Asks for something beside the game. */
  wish(matchId: string, ask: Ask, commandId?: string): Promise<Answer>;
  /** Sends a command as the given seat's owner. */
  send(matchId: string, command: unknown, commandId?: string): Promise<Answer>;
}

export type Answer =
  | { ok: true; seq: number; repeated?: true }
  | { ok: false; reason: string; repeated?: true };

export async function guest(url: string): Promise<Guest> {
  const response = await fetch(`${url}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { origin: url },
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
  const { user } = (await response.json()) as { user: { id: string } };
  return returning(url, user.id, cookie);
}

/** The same person after the server has been away. */
export function returning(url: string, id: string, cookie: string): Guest {
  const ask = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${url}/api/trpc`, headers: { cookie } })],
  });
  return {
    id,
    cookie,
    ask,
    follow: (matchId, lastEventId) => openStream(url, cookie, matchId, lastEventId),
    wish: (matchId, wanted, commandId = randomUUID()) =>
      ask.match.ask.mutate({ matchId, commandId, ask: wanted }),
    send: (matchId, command, commandId = randomUUID()) =>
      ask.match.submit.mutate({ matchId, commandId, command }),
  };
}

export interface Stream {
  /** Every byte received so far. */
  bytes(): string;
  entries(): readonly Entry<{ type: string }>[];
  /** The latest of what is fleeting. */
  live(): LiveView | undefined;
  /** Resolves when the condition holds; rejects when nothing comes for long, or when the stream has ended before. */
  until(condition: (entries: readonly Entry<{ type: string }>[]) => boolean): Promise<void>;
  /** The state of the match as the receiver can know it. */
  state(): unknown;
  readonly ended: Promise<void>;
  close(): void;
}

function openStream(url: string, cookie: string, matchId: string, lastEventId?: string): Stream {
  const cut = new AbortController();
  const entries: Entry<{ type: string }>[] = [];
  const waiters = new Set<() => void>();
  let live: LiveView | undefined;
  let bytes = '';
  let done = false;
  const input = { matchId, ...(lastEventId !== undefined && { lastEventId }) };
  const ended = readStream(
    { url, cookie, procedure: 'match.follow', input, signal: cut.signal },
    (text, data) => {
      bytes += text;
      for (const told of data) {
        if (told.startsWith('{"seq"'))
          entries.push((JSON.parse(told) as { entry: Entry<{ type: string }> }).entry);
        if (told.startsWith('{"live"')) ({ live } = JSON.parse(told) as { live: LiveView });
      }
      for (const waiter of waiters) waiter();
    },
  ).finally(() => {
    done = true;
    for (const waiter of waiters) waiter();
  });
  ended.catch(() => undefined);

  return {
    bytes: () => bytes,
    entries: () => entries,
    live: () => live,
    until: (condition) =>
      new Promise((resolve, reject) => {
        const settle = (result: () => void) => {
          clearTimeout(timer);
          waiters.delete(check);
          result();
        };
        const check = () => {
          if (condition(entries)) settle(resolve);
          else if (done) settle(() => reject(new Error(`the stream ended after ${entries.length} entries`)));
        };
        const timer = setTimeout(
          () => settle(() => reject(new Error(`nothing came after ${JSON.stringify(entries.at(-1))}`))),
          PATIENCE_MS,
        );
        waiters.add(check);
        check();
      }),
    state: () => {
      const { game, seats } = setOut(entries);
      return fold(game, seats, entries);
    },
    ended,
    close: () => cut.abort(),
  };
}

/** The rules a record was set out under. */
export function setOut(entries: readonly Entry[]): { game: AnyGame; seats: number; options: unknown } {
  const first = entries[0];
  if (first === undefined || !('table' in first) || first.table.type !== 'MatchCreated')
    throw new Error('the record does not begin with MatchCreated');
  const { game, seats, options } = first.table;
  return { game: gameOf(game)!, seats, options };
}

/** Waits until it is this seat's turn (or the match is over) and gives what it may do then. */
export async function turn(stream: Stream, seat: Seat): Promise<readonly { type: string }[]> {
  await stream.until((entries) => {
    const last = entries.at(-1);
    if (last !== undefined && 'table' in last && last.table.type === 'SecretRevealed') return true;
    return entries.length > 0 && setOut(entries).game.toAct(stream.state()).includes(seat);
  });
  const { game, options } = setOut(stream.entries());
  return game.toAct(stream.state()).includes(seat) ? game.legal(stream.state(), seat, options) : [];
}

/** Plays a seat to the end of the match: the command at `pick` of those allowed, over and over. */
export async function playOut(
  one: Guest,
  matchId: string,
  seat: Seat,
  stream: Stream,
  pick = 0,
): Promise<void> {
  for (let move = pick; ; move++) {
    const choices = await turn(stream, seat);
    if (choices.length === 0) return;
    const answer = await one.send(matchId, choices[move % choices.length]);
    if (!answer.ok)
      throw new Error(`${JSON.stringify(choices[move % choices.length])} was refused: ${answer.reason}`);
    await stream.until((entries) => entries.at(-1)!.seq >= answer.seq);
  }
}

/** The stable code of a failed request. */
export async function reasonOf(failing: Promise<unknown>): Promise<string> {
  try {
    await failing;
    return 'did not fail';
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    return String((error.data as { reason?: string } | null)?.reason ?? error.message);
  }
}

/** Long enough for a machine that is busy with other things. */
const PATIENCE_MS = 20_000;
