import { argumentsOf } from './arguments.ts';
import type { Command, Io } from './io.ts';
import { recordSchema } from './record-schema.ts';

const help = `stikk schema

The JSON Schema of the lines of a record, as it stands in docs/record.schema.json.`;

/** `stikk schema`: the form of records. */
export const schema: Command = { summary: 'print the JSON Schema of records', help, run };

function run(args: readonly string[], io: Io): number {
  argumentsOf(args, {}, 'schema');
  io.out(JSON.stringify(recordSchema(), null, 2));
  return 0;
}
