import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** Where a runner is to write its JSON report; whatever an earlier run left there is removed. */
export function freshReport(name) {
  const file = join(root, 'node_modules/.stikk', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** No report, no test run, and a bad exit nobody owned up to are a failure each. */
function count(code, file, read) {
  if (!existsSync(file)) {
    return { passed: 0, failed: 1, skipped: [], note: `ended with code ${code} and wrote no report` };
  }
  const counted = { note: undefined, ...read(JSON.parse(readFileSync(file, 'utf8'))) };
  if (counted.failed === 0 && counted.passed === 0) {
    return { ...counted, failed: 1, note: 'ran no test' };
  }
  if (counted.failed === 0 && code !== 0) {
    return { ...counted, failed: 1, note: `ended with code ${code} though no test failed` };
  }
  return counted;
}

export function vitestCount(code, file) {
  return count(code, file, (report) => {
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const named = (status) => tests.filter((test) => test.status === status);
    return {
      passed: named('passed').length,
      failed: named('failed').length + broken.length,
      skipped: tests
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => fullName),
    };
  });
}

function specs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
}

export function playwrightCount(code, file) {
  return count(code, file, (report) => {
    const tests = report.suites
      .flatMap(specs)
      .flatMap((spec) => spec.tests.map(({ status }) => ({ title: spec.title, status })));
    const named = (status) => tests.filter((test) => test.status === status);
    return {
      passed: named('expected').length,
      failed: named('unexpected').length + named('flaky').length + report.errors.length,
      skipped: named('skipped').map(({ title }) => title),
    };
  });
}

/** What the pages showed where stories failed, as Playwright wrote it down for each of them. */
export function pagesAtFailure(file) {
  if (!existsSync(file)) return [];
  const all = JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(specs);
  return all.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ attachments = [] }) => attachments))
      .filter(({ name, path }) => name === 'error-context' && existsSync(path))
      .map(
        ({ path }) =>
          `${title}\n${readFileSync(path, 'utf8').match(/^# Page snapshot[\s\S]*?(?=^# |$(?![\s\S]))/m)?.[0] ?? ''}`,
      ),
  );
}
