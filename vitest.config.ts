import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(new URL(parent, import.meta.url)).map((name) => ({ name, root: `${parent}/${name}` })),
);

export default defineConfig({
  test: {
    include: ['{src,test,testing}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      ...folders.map(({ name, root }) => ({ extends: true as const, root, test: { name } })),
      { extends: true, root: 'scripts', test: { name: 'scripts', include: ['*.test.mjs'] } },
    ],
  },
});
