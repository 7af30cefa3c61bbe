import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { folderWith, ran } from '../test/terminal.ts';

const published: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8'),
);

/** A schema without the numbers that unnamed parts of it get, and lists whose order says nothing in order. */
function plain(schema: Record<string, unknown>): unknown {
  const parts = schema.$defs as Record<string, unknown>;
  const inlined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlined);
    if (typeof value !== 'object' || value === null) return value;
    const unnamed = '$ref' in value && String(value.$ref).match(/__schema\d+$/)?.[0];
    if (unnamed) return inlined(parts[unnamed]);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !name.startsWith('__schema'))
        .map(([name, part]) => [name, name === 'required' ? [...(part as string[])].sort() : inlined(part)]),
    );
  };
  return inlined(schema);
}

it('is published as it is; `pnpm -s stikk schema > docs/record.schema.json` renews it', async () => {
  const { code, out } = await ran(['schema'], '.');
  expect(code).toBe(0);
  expect(plain(JSON.parse(out.join('\n')))).toEqual(plain(published));
});

it.each([
  ['bondebridge', '3'],
  ['bondtolva', '2'],
  ['bondtolva', '4'],
  ['bondtolva_36', '2'],
] as const)('fits every line of a record of %s for %s and no line that is altered', async (preset, seats) => {
  const folder = folderWith();
  const args = ['--game', preset, '--seats', seats, '--matches', '1', '--seed', 's', '--bots', 'random'];
  await ran(['simulate', ...args, '--out', '.'], folder);
  const lines = readFileSync(join(folder, 'match-1.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  const schema = fromJSONSchema(published as Parameters<typeof fromJSONSchema>[0]);
  const fits = (line: unknown) => schema.safeParse(line).success;
  expect(lines.filter((line) => !fits(line))).toEqual([]);
  const kind = ({ game, table }: Record<string, unknown>) =>
    ((game ?? table) as { readonly type?: string }).type;
  const each = new Map(lines.map((line) => [kind(line), line]));
  for (const line of each.values())
    for (const name of Object.keys(line).filter((name) => !['hash', 'entries', 'last'].includes(name)))
      expect(fits({ ...line, [name]: undefined })).toBe(false);
});
