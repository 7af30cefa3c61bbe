import { randomUUID } from 'node:crypto';
import { accountsAmong, addTalk, type Bus } from '@stikk/db';
import type { Talk } from '@stikk/engine/table';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { UNSEEMLY } from '../match/name.ts';
import type { Services } from '../services.ts';

/** What anybody may say, in each reader's own language. Part of the wire: never renamed. */
const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'another-one',
] as const;
const REACTIONS = ['smile', 'laugh', 'clap', 'wow', 'sad', 'heart'] as const;

const MOST_LETTERS = 200;

/** One of the three is there: a phrase, a reaction, or words of one's own. */
export const saying = {
  phrase: z.enum(PHRASES).exactOptional(),
  reaction: z.enum(REACTIONS).exactOptional(),
  text: z
    .string()
    .trim()
    .min(1)
    .max(MOST_LETTERS)
    .refine((text) => !UNSEEMLY.test(text))
    .exactOptional(),
};
export interface Saying {
  readonly phrase?: (typeof PHRASES)[number];
  readonly reaction?: (typeof REACTIONS)[number];
  readonly text?: string;
}

/** Something that was said, with the user who did: never sent as it is. */
interface Said {
  readonly id: string;
  readonly at: number;
  readonly userId: string;
  readonly saying: Saying;
}

/** Whoever reads what is said. */
export interface Reader {
  readonly userId: string;
  /** No guest: words of one's own are between people with accounts. */
  readonly account: boolean;
  readonly blocked: ReadonlySet<string>;
}

/**
 * What is said at tables, before, during and after a match: remembered here for a while, kept in the database for as
 * long as somebody may call a director about it, and in no record.
 */
export interface TableTalk {
  /** @throws the failure `guests-have-phrases` */
  say(tableId: string, userId: string, saying: Saying): Promise<void>;
  /** The latest, oldest first, by whoever has a place or a seat now: `seatOf` tells which. */
  heardBy(reader: Reader, tableId: string, seatOf: (userId: string) => number | undefined): readonly Talk[];
  /** Returns the way to stop listening. */
  onTalk(listener: (tableId: string) => void): () => void;
  close(): void;
}

const MOST_SAID = 20;
const REMEMBERED_MS = 10 * 60_000;
const TOPIC = 'talk:';

export function tableTalk({ database, bus, now }: Pick<Services, 'database' | 'bus' | 'now'>): TableTalk {
  const tables = new Map<string, readonly Said[]>();
  const listeners = new Set<(tableId: string) => void>();

  const forget = () => {
    for (const [tableId, said] of tables) if (said.at(-1)!.at < now() - REMEMBERED_MS) tables.delete(tableId);
  };
  const timer = setInterval(forget, REMEMBERED_MS);
  timer.unref();

  const silence = heardOn(bus, (tableId, said) => {
    tables.set(tableId, [...(tables.get(tableId) ?? []), said].slice(-MOST_SAID));
    for (const listener of listeners) listener(tableId);
  });

  return {
    say: async (tableId, userId, words) => {
      if (words.text !== undefined && !(await accountsAmong(database.db, [userId])).has(userId))
        throw new Failure('guests-have-phrases');
      const said: Said = { id: randomUUID(), at: now(), userId, saying: words };
      await addTalk(database.db, { id: said.id, tableId, at: said.at, userId, saying: words });
      bus.tell(`${TOPIC}${tableId}`, said);
    },
    heardBy: (reader, tableId, seatOf) =>
      (tables.get(tableId) ?? []).flatMap(({ id, at, userId, saying: words }) => {
        const seat = seatOf(userId);
        const readable = words.text === undefined || reader.account;
        if (seat === undefined || !readable || reader.blocked.has(userId)) return [];
        return at < now() - REMEMBERED_MS ? [] : [{ id, at, seat, ...words }];
      }),
    onTalk: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearInterval(timer);
      silence();
    },
  };
}

const heardOn = (bus: Bus, listener: (tableId: string, said: Said) => void): (() => void) =>
  bus.hear((topic, note) => {
    if (topic.startsWith(TOPIC)) listener(topic.slice(TOPIC.length), note as Said);
  });
