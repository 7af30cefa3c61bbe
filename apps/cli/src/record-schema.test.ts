import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetOf } from '@stikk/variants';
import { expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { folderWith, ran } from '../test/terminal.ts';

const published: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8'),
);

it('is published as it is; `pnpm -s stikk schema > docs/record.schema.json` renews it', async () => {
  const { code, out } = await ran(['schema'], '.');
  expect(code).toBe(0);
  expect(JSON.parse(out.join('\n'))).toEqual(published);
});

it.each(
  [
    ['bondebridge', '3'],
    ['bondtolva', '2'],
    ['bondtolva', '4'],
    ['bondtolva_36', '2'],
  ].filter(([preset]) => presetOf(preset!) !== undefined),
)('fits every line of a record of %s for %s and no line that is altered', async (preset, seats) => {
  const folder = folderWith();
  const args = ['--game', preset!, '--seats', seats!, '--matches', '1', '--seed', 's', '--bots', 'random'];
  await ran(['simulate', ...args, '--out', '.'], folder);
  const lines = readFileSync(join(folder, 'match-1.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  const schema = fromJSONSchema(published as Parameters<typeof fromJSONSchema>[0]);
  const fits = (line: unknown) => schema.safeParse(line).success;
  expect(lines.filter((line) => !fits(line))).toEqual([]);
  for (const line of lines)
    for (const name of Object.keys(line).filter((name) => !['hash', 'entries', 'last'].includes(name)))
      expect(fits({ ...line, [name]: undefined })).toBe(false);
});
