import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesAtFailure, playwrightCount, vitestCount } from './report.mjs';

function written(report) {
  const file = join(mkdtempSync(join(tmpdir(), 'stikk-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const assertion = (status) => ({ status, fullName: `a test that ${status}` });
const vitest = (...testResults) => written({ testResults });
const playwright = (errors, ...statuses) =>
  written({
    errors,
    suites: [{ suites: [{ specs: [{ title: 'a story', tests: statuses.map((status) => ({ status })) }] }] }],
  });

test('counts what passed, failed and was skipped', () => {
  const assertionResults = ['passed', 'passed', 'failed', 'pending'].map(assertion);
  expect(vitestCount(1, vitest({ status: 'failed', assertionResults }))).toMatchObject({
    passed: 2,
    failed: 1,
    skipped: ['a test that pending'],
  });
  expect(playwrightCount(1, playwright([], 'expected', 'unexpected', 'flaky', 'skipped'))).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: ['a story'],
  });
});

test('a file that broke before its tests is a failure', () => {
  const good = { status: 'passed', assertionResults: [assertion('passed')] };
  const broken = { status: 'failed', assertionResults: [assertion('skipped')] };
  expect(vitestCount(1, vitest(good, broken))).toMatchObject({ passed: 1, failed: 1 });
  expect(playwrightCount(1, playwright([{ message: 'no browser' }]))).toMatchObject({ passed: 0, failed: 1 });
});

test('no test, no report and an unexplained exit are a failure each', () => {
  expect(vitestCount(0, vitest())).toMatchObject({ failed: 1, note: 'ran no test' });
  expect(playwrightCount(0, playwright([], 'skipped'))).toMatchObject({ failed: 1, note: 'ran no test' });
  expect(vitestCount(1, join(tmpdir(), 'stikk-report-that-is-not-there.json'))).toMatchObject({ failed: 1 });
  const fine = vitest({ status: 'passed', assertionResults: [assertion('passed')] });
  expect(vitestCount(0, fine)).toMatchObject({ passed: 1, failed: 0, note: undefined });
  expect(vitestCount(1, fine)).toMatchObject({ passed: 1, failed: 1 });
});

test('a story that failed is told with what its page showed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'stikk-report-')), 'error-context.md');
  writeFileSync(
    path,
    '# Error details\n\nno card\n\n# Page snapshot\n\n- button "Take a card"\n\n# Test source\n\ncode\n',
  );
  const results = [{ attachments: [{ name: 'error-context', path }, { name: 'screenshot' }] }];
  const specs = [
    { title: 'a story', tests: [{ status: 'unexpected', results }] },
    { title: 'another', tests: [{ status: 'expected', results: [{}] }] },
  ];
  expect(pagesAtFailure(written({ suites: [{ specs }] }))).toEqual([
    'a story\n# Page snapshot\n\n- button "Take a card"\n\n',
  ]);
});
