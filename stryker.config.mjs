/** Faults planted in the kernel and the rules, to see which of them no test notices; see docs/mutation.md. */
export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.mjs', related: false },
  mutate: ['packages/{engine,variants}/src/**/*.ts', '!**/*.test.ts'],
  ignorePatterns: ['.cache', '.turbo', 'apps', 'bench', 'docs', 'e2e', 'examples', '**/dist', '**/.next'],
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // What runs once while modules load, schemas and presets above all, would cost the whole suite for every fault.
  ignoreStatic: true,
  timeoutMS: 4000,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 85, break: 85 },
  cleanTempDir: 'always',
};
