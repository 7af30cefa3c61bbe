import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/main.ts', 'src/bot-worker.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: false,
  fixedExtension: false,
  deps: { alwaysBundle: [/^@stikk\//], neverBundle: ['@electric-sql/pglite', 'pg'], onlyBundle: false },
  copy: [{ from: '../../packages/db/migrations', to: 'dist' }],
});
