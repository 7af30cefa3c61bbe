import * as z from 'zod/mini';
import type { StoredEvent } from './game.ts';
import { type Entry, entryOf } from './log.ts';
import { keepOriginal, ladder, raisedEvent, type Versioned } from './upcast.ts';

/** What became of reading a stored entry. */
export type ReadEntry<Event> = z.core.util.SafeParseResult<Entry<Event>>;

/** A way to read stored entries of a game, of any version: through the upcasts, then by the schema. */
export function entryReader<Event>(
  game: Versioned & { readonly event: z.core.$ZodType<Event> },
): (value: unknown) => ReadEntry<Event> {
  const schema = entryOf(game);
  const old = z.looseObject({
    v: z.int().check(z.gte(1), z.lt(game.version)),
    game: z.looseObject({ type: z.string() }),
  });
  ladder(game);
  return (value) => {
    const earlier = z.safeParse(old, value);
    if (!earlier.success) return z.safeParse(schema, value) as ReadEntry<Event>;
    const raised = { ...earlier.data, v: game.version, game: eventOrNothing(game, earlier.data) };
    const read = z.safeParse(schema, raised) as ReadEntry<Event>;
    if (read.success) keepOriginal(read.data, value as Entry);
    return read;
  };
}

/** An event that an upcast cannot read is none; the schema then says so. */
function eventOrNothing(
  game: Versioned,
  { v, game: event }: { readonly v: number; readonly game: StoredEvent },
): StoredEvent | undefined {
  try {
    return raisedEvent(game, v, event);
  } catch {
    return undefined;
  }
}
