import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const at = (...path) => join(import.meta.dirname, 'packages', ...path);

/**
 * The tests that planted faults are shown to: those of the kernel and the rules, in one project. Packages are
 * found beside this file, where the faults are, not through node_modules.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@stikk\/(\w+)$/, replacement: at('$1/src/index.ts') },
      { find: /^@stikk\/(\w+)\/testing$/, replacement: at('$1/testing/index.ts') },
    ],
  },
  test: {
    include: ['packages/{engine,variants}/{src,test,testing}/**/*.test.ts'],
    exclude: ['**/{archive,differential,laws}.test.ts', '**/node_modules/**'],
    isolate: false,
    testTimeout: 120_000,
    allowOnly: false,
  },
});
