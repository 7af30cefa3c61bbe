import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const bash = (line: string) =>
  spawnSync('bash', ['-c', line], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: undefined },
  });

it('leaves quietly when nobody reads on', () => {
  const run = 'node --import tsx apps/cli/src/main.ts rules --game bondebridge --seats 4';
  const { stdout, stderr } = bash(`${run} --json | head -1`);
  expect(stdout).toBe('{\n');
  expect(stderr).toBe('');
});

it('exits with the code of the command and never a stack trace', () => {
  const { status, stderr } = bash('node --import tsx apps/cli/src/main.ts check gone.json');
  expect(status).toBe(2);
  expect(stderr).toBe('stikk check: gone.json: there is no such file\n');
});

it('plays with what is piped in, and stops where that ends', () => {
  const run =
    'node --import tsx apps/cli/src/main.ts play --game bondebridge --seats 3 --bots random --seed p';
  const { status, stdout, stderr } = bash(`printf '0\\n?\\n' | ${run}`);
  expect(stderr).toBe('');
  expect(stdout).toContain('You bid 0');
  expect(stdout).toMatch(/The match is stopped\.\n$/);
  expect(status).toBe(0);
});
