import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { pagePlays } from './page.mjs';
import { pnpm, tool } from './pnpm.mjs';
import { environment, Failure, root, say } from './run.mjs';

const inFolder = promisify(execFile);

/** The text that a module writes to the terminal. Rejects when it ends badly. */
async function output(folder, module) {
  const options = { cwd: folder, env: environment(), timeout: 60_000 };
  return (await inFolder(process.execPath, [module], options)).stdout;
}

const expected = (text, pattern) =>
  pattern.test(text) ? [] : [`${pattern} does not fit:`, ...text.split('\n')];

async function compiled(folder, name, args) {
  const code = await tool(name, args, { folder: relative(root, folder) });
  return code === 0 ? [] : [`${name} ended with code ${code}`];
}

async function installed(folder, packed) {
  say('installing the examples from the tarballs');
  const overrides = Object.fromEntries(
    Object.entries(packed).map(([name, tarball]) => [name, `file:${tarball}`]),
  );
  const workspace = { packages: ['*'], ignoredBuiltDependencies: ['esbuild'], overrides };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-frozen-lockfile', '--prod=false', '--prefer-offline', '--reporter=silent'];
  if ((await pnpm(['--dir', folder, ...args])) !== 0) {
    throw new Failure('the examples could not be installed from the tarballs');
  }
}

/** Installs the examples outside the repository and gives a check for each. */
export async function examples(folder, packed) {
  cpSync(join(root, 'examples'), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  await installed(folder, packed);
  const at = (name) => join(folder, name);
  return [
    [
      'embed-node plays a match and prints the sheet',
      async () =>
        expected(await output(at('embed-node'), 'main.js'), /\n20 +1 cards.*\ntotal -?\d+ : -?\d+\n$/),
    ],
    ['embed-html plays a deal in a browser', () => pagePlays(at('embed-html'))],
    ['embed-react compiles against the packages', () => compiled(at('embed-react'), 'tsc', [])],
    [
      'embed-react plays a deal in a browser',
      async () => [
        ...(await compiled(at('embed-react'), 'vite', ['build', '--base', './', '--logLevel', 'warn'])),
        ...(await pagePlays(at('embed-react/dist'))),
      ],
    ],
    ['own-variant compiles against the packages', () => compiled(at('own-variant'), 'tsc', [])],
    [
      'own-variant plays by its house rule',
      async () =>
        expected(await output(at('own-variant'), 'dist/play.js'), /[1-9]\d* leads of unbroken trump/),
    ],
  ];
}
