/** Faults planted in the kernel and the rules, to see which of them no test notices. */
export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.mjs' },
  mutate: ['packages/{engine,variants}/src/**/*.ts', '!**/*.test.ts', '!**/index.ts', '!**/preset.ts'],
  ignorePatterns: ['.cache', '.turbo', 'apps', 'bench', 'docs', 'e2e', 'examples', '**/dist', '**/.next'],
  concurrency: 2,
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 85, break: 85 },
  cleanTempDir: 'always',
};
