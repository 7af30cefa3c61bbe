import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { letGo, run } from './run.mjs';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function ends(pid) {
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1) {
    await sleep(50);
  }
  return !isAlive(pid);
}

const runModule = JSON.stringify(new URL('run.mjs', import.meta.url).href);
const sleeper = `spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })`;
const nested = `const { spawn } = require('child_process'); console.log(${sleeper}.pid); setInterval(() => {}, 1000)`;

test('resolves to the exit code', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
  expect(await run('stikk-has-no-such-command', [])).toBe(127);
});

test('a command that is let go of ends', async () => {
  const code = run(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  letGo();
  expect(await code).not.toBe(0);
});

test('when we are killed, what we ran ends with all it started', async () => {
  const program = `import(${runModule}).then(({ run }) => run(process.execPath, ['-e', ${JSON.stringify(nested)}]))`;
  const parent = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(parent.stdout, 'data');
  const grandchild = Number(line);
  expect(isAlive(grandchild)).toBe(true);
  parent.kill('SIGKILL');
  expect(await ends(grandchild)).toBe(true);
});
