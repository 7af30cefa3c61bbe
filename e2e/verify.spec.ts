import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { play } from './src/player.ts';
import { sitAt } from './src/table.ts';

const ROOT = join(import.meta.dirname, '..');
const ARCHIVE = join(ROOT, 'packages/variants/archive');
const archived = (name: string): string => readFileSync(join(ARCHIVE, name), 'utf8');

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stikk-e2e-record-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const stikk = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'apps/cli/src/main.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

const verdict = (page: Page) => page.locator('#verdict');

/** Drops a file on the page as a hand does. */
const drop = (page: Page, text: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'match.jsonl'));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, text);

const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

/** The record with the time of one entry changed. */
const tampered = (record: string, seq: number): string =>
  record
    .split('\n')
    .map((line) => (line.startsWith(`{"seq":${seq},`) ? line.replace(/"at":\d+/, '"at":5') : line))
    .join('\n');

test('a match is checked from its end, downloaded, and read by the command line', async ({ page }) => {
  await sitAt(page, {
    preset: 'bondebridge',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [2], sumRule: 'none' },
    bots: ['easy', 'easy', 'easy'],
  });
  await play(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^oh-hell-[0-9a-z]+\.jsonl$/);
  const file = join(folder, 'match.jsonl');
  await download.saveAs(file);
  expect(stikk('verify', file).stdout).toMatch(/all \d+ entries fit/);
  expect(stikk('replay', file).status).toBe(0);

  await page.getByRole('link', { name: 'Check it yourself' }).click();
  await expect(verdict(page)).toHaveText('Everything fits');
  await expect(page.getByRole('list', { name: 'What is checked' }).getByRole('listitem')).toHaveText(
    new Array(5).fill(/ fits/),
  );
  await expect(page.locator('.standing')).toContainText('Ada');

  const record = readFileSync(file, 'utf8');
  writeFileSync(file, tampered(record, 7));
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(verdict(page)).toHaveText('Entry 7 does not fit');
  await expect(page.locator('.standing')).not.toContainText('Ada');
  expect(stikk('verify', file).stdout).toContain('entry 7 ');
});

test('a record is checked and replayed in the browser alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/verify');
  await page.waitForLoadState('networkidle');
  await expectClean(page, 'verify');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));

  const record = archived('oh-hell/bondebridge-3.jsonl');
  await drop(page, record);
  await expect(verdict(page)).toHaveText('Everything fits');
  await expect(verdict(page)).toBeFocused();
  await expectClean(page, 'verify');
  await paste(page, tampered(record, 20));
  await expect(verdict(page)).toHaveText('Entry 20 does not fit');
  await expectClean(page, 'verify');
  await paste(page, 'not a record');
  await expect(verdict(page)).toHaveText('This cannot be checked');
  await drop(page, `\uFEFF${archived('bondtolva/bondtolva-3.jsonl').replaceAll('\n', '\r\n')}`);
  await expect(verdict(page)).toHaveText('Everything fits');
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator('.felt')).toContainText(/won with|share the win/, { timeout: 1000 });
  }).toPass();
  expect(asked.filter((request) => !/^GET \/(_next\/static\/|icon\.svg$)/.test(request))).toEqual([]);
  await page.goBack();
  await expect(verdict(page)).toHaveText('Everything fits');
  expect(page.url()).not.toContain('watch');
});

test('a match that there is not is told so, in the status too', async ({ page }) => {
  for (const path of ['/m/nosuchmatch', '/replay/nosuchmatch', '/m/NO.SUCH']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here');
  }
  await page.goto('/verify?match=nosuchmatch');
  await expect(verdict(page)).toHaveText('This cannot be checked');
});
