import { expect, test } from 'vitest';
import { playthroughs } from '../testing/playthrough.ts';
import { below } from './files.ts';

const kept = below(
  '../playthroughs/',
  import.meta.glob('../playthroughs/**/*.txt', { query: '?raw', import: 'default', eager: true }),
);
const played = playthroughs();
const HOW = 'look at the difference; if it is meant, `pnpm playthroughs` writes it down for review';

test.each([...played.keys()])('%s goes as it is written down', (path) => {
  expect(kept.get(path), `there is no playthroughs/${path}: run \`pnpm playthroughs\``).toBeDefined();
  expect(kept.get(path), HOW).toBe(played.get(path)!());
});

test('nothing is written down that is no longer played', () => {
  expect([...kept.keys()].filter((path) => !played.has(path))).toEqual([]);
});
