import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const at = (...path) => join(import.meta.dirname, 'packages', ...path);

/** The tests beside the rules go first: a fault that they notice costs no whole matches. */
class RulesFirst extends BaseSequencer {
  sort(files) {
    const played = ({ moduleId }) => Number(moduleId.includes('/test/'));
    return [...files].sort((a, b) => played(a) - played(b));
  }
}

/**
 * The tests that planted faults are shown to: those of the kernel and the rules, in one project. Packages are
 * found beside this file, where the faults are, not through node_modules. Left out is what plays matches by the
 * hundred or proves old ones again: playthroughs show the same faults in a fraction of the time.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@stikk\/(\w+)$/, replacement: at('$1/src/index.ts') },
      { find: '@stikk/engine/table', replacement: at('engine/src/table/index.ts') },
      { find: /^@stikk\/(\w+)\/testing$/, replacement: at('$1/testing/index.ts') },
    ],
  },
  test: {
    include: ['packages/{engine,variants}/{src,test,testing}/**/*.test.ts'],
    exclude: ['**/{archive,differential,laws}.test.ts', '**/node_modules/**'],
    isolate: false,
    sequence: { sequencer: RulesFirst },
    testTimeout: 120_000,
    allowOnly: false,
  },
});
