import { entryOf, tableEvent } from '@stikk/engine';
import type { Header } from '@stikk/shuffle';
import * as z from 'zod/mini';
import { families } from './family.ts';

const hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The first line of a record, as `parseRecord` reads it. */
const header = z.object({
  stikk: z.literal(1),
  game: z.string(),
  preset: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.int().check(z.gte(2), z.lte(10)),
  engine: z.string(),
  entries: z.optional(z.int().check(z.gte(1))),
  last: z.optional(hex256),
}) satisfies z.ZodMiniType<Header>;

/**
 * The JSON Schema of one line of a record: the header, or an entry of any family. The rule sheets stand beside
 * it under `$defs`, each by the id of its family.
 */
export function recordSchema(): Readonly<Record<string, unknown>> {
  const named = z.registry<{ id: string }>();
  named.add(header, { id: 'header' });
  named.add(tableEvent, { id: 'table-event' });
  for (const { game } of Object.values(families)) named.add(game.event, { id: `${game.id}-event` });
  const lines = z.union([
    header,
    ...Object.values(families).flatMap(({ game }) => entryOf(game).def.options),
  ]);
  const { $schema, ...schema } = z.toJSONSchema(lines, { metadata: named, reused: 'ref', io: 'input' });
  return {
    $schema,
    title: 'One line of the record of a Stikk match',
    ...schema,
    $defs: { ...schema.$defs, ...sheets() },
  };
}

/** The rule sheet of every family. */
const sheets = () =>
  Object.fromEntries(
    Object.values(families).map(({ game }) => {
      const { $schema: _, ...sheet } = z.toJSONSchema(game.options, { io: 'input' });
      return [`${game.id}-options`, sheet];
    }),
  );
