import './node.mjs';
import { browser } from './browser.mjs';
import { build } from './build.mjs';
import { entry } from './entry.mjs';
import { install } from './install.mjs';
import { script, tool } from './pnpm.mjs';
import { freshReport, pagesAtFailure, playwrightCount, vitestCount } from './report.mjs';
import { Failure } from './run.mjs';

/** A check that only says yes or no counts as one test. */
async function check(name) {
  const code = await script(name);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `ended with code ${code}` };
}

async function unit() {
  const file = freshReport('unit');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitestCount(await script('unit', ...reporters), file);
}

async function stories() {
  const chromium = await browser();
  await build();
  const file = freshReport('e2e');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const args = ['test', '--reporter=list,json'];
  const code = await tool('playwright', args, { folder: 'e2e', env });
  for (const page of pagesAtFailure(file)) console.log(`\n${page}`);
  return playwrightCount(code, file);
}

/** Loaded late: it needs what the installation brings. */
async function published() {
  const { packages } = await import('./packages.mjs');
  return packages();
}

const steps = {
  lint: ['format and lint rules', check],
  types: ['types of every package', check],
  boundaries: ['who may import whom', check],
  unused: ['dead code and dependencies', check],
  unit: ['rules, laws, bots, client, server', unit],
  packages: ['packages as they are published, and the examples', published],
  e2e: ['stories in a browser', stories],
};

async function outcome(name, run) {
  const started = Date.now();
  let counted;
  try {
    counted = await run(name);
  } catch (error) {
    counted = { passed: 0, failed: 1, note: error instanceof Failure ? error.message : error.stack };
  }
  return { name, seconds: (Date.now() - started) / 1000, skipped: [], note: undefined, ...counted };
}

function line({ name, seconds, passed, failed, skipped, note }) {
  const parts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped.length ? [`${skipped.length} skipped`] : []),
  ];
  const reason = note ? ` (${note})` : '';
  return `  ${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${parts.join(', ')}${reason}`;
}

function summary(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = outcomes.flatMap(({ name, skipped }) =>
    skipped.map((title) => `  skipped in ${name}: ${title}`),
  );
  console.log(['', ...outcomes.map(line), ...skipped, ''].join('\n'));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

await entry(async (stop) => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Failure(`no step is called ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);
  }
  const outcomes = [];
  const installed = await outcome('install', async () => {
    await install();
    return { passed: 0, failed: 0 };
  });
  if (installed.failed > 0) {
    return summary([installed]);
  }
  for (const [name, [headline, run]] of Object.entries(steps)) {
    if (stop.aborted) {
      break;
    }
    if (asked.length === 0 || asked.includes(name)) {
      console.log(`\n== ${name}: ${headline}`);
      outcomes.push(await outcome(name, run));
    }
  }
  return summary(outcomes);
}, 130);
