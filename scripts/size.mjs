import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './run.mjs';

const id = 'entry.js';

/** Bytes, minified and gzipped, of a module with all it imports but zod, as a page would load it. */
export async function size(folder, source) {
  const [{ output }] = await build({
    root: join(root, folder),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (asked) => (asked.endsWith(id) ? join(root, folder, id) : undefined),
        load: (file) => (file === join(root, folder, id) ? source : undefined),
      },
    ],
    build: {
      lib: { entry: id, formats: ['es'] },
      rolldownOptions: { external: /^zod(\/|$)/ },
      write: false,
      target: 'es2022',
      minify: 'oxc',
    },
  });
  return gzipSync(output[0].code, { level: 9 }).length;
}
