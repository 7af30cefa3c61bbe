import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, figure, median } from '../figure.ts';
import { sitDown, type Visitor, visitor } from '../visitor.ts';

/** Fetched for the occasion: it brings four times as much along as everything that is tested here. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const BUDGET = { performance: 95, accessibility: 100 } as const;
/** What counts as good on the web, as simulated for a phone of the middle range on a slow line. */
const VITALS = {
  'largest-contentful-paint': { good: 2500, unit: 'ms' },
  'total-blocking-time': { good: 200, unit: 'ms' },
  'cumulative-layout-shift': { good: 0.1, unit: 'shift' },
} as const;
const RUNS = 3;

type Category = keyof typeof BUDGET;
const CATEGORIES = Object.keys(BUDGET) as readonly Category[];

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

async function report(url: string, cookie: string, folder: string): Promise<Report> {
  const [headers, output] = [join(folder, 'headers.json'), join(folder, 'report.json')];
  writeFileSync(headers, JSON.stringify({ cookie }));
  const child = spawn(
    'pnpm',
    [
      'dlx',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--extra-headers=${headers}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(process.env.CHROMIUM_PATH && { CHROME_PATH: process.env.CHROMIUM_PATH }) },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`lighthouse ended with ${code}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

/** A match that bots have played to its end. */
async function finished(who: Visitor): Promise<string> {
  const changes = { 'schedule.pattern': 'custom', 'schedule.list': [3, 4, 5], sumRule: 'none' };
  const matchId = await sitDown(who, { preset: 'bondebridge', changes, bots: 3 });
  await who.mutate('match.ask', { matchId, commandId: randomUUID(), ask: { what: 'hold', seat: 0 } });
  for (;;) {
    const mine = await who.query<readonly { matchId: string; status: string }[]>('match.mine');
    if (mine.some((match) => match.matchId === matchId && match.status === 'finished')) return matchId;
    await sleep(100);
  }
}

/** Scores of 100 on a phone, the middle of three runs, and when the largest thing was painted. */
export async function lighthouseFigures(origin: string): Promise<readonly Figure[]> {
  const who = await visitor(origin);
  const pages = {
    replay: `/replay/${await finished(who)}`,
    table: `/m/${await sitDown(who, { preset: 'bondebridge', bots: 3 })}`,
    home: '/',
  };
  const folder = mkdtempSync(join(tmpdir(), 'stikk-lighthouse-'));
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await report(origin + path, who.cookie, folder));
    for (const category of CATEGORIES) {
      const scores = reports.map(({ categories }) => 100 * categories[category].score);
      figures.push(figure(`${category}-${name}`, 'of 100', median(scores), 'budget', BUDGET[category]));
    }
    for (const [audit, { good, unit }] of Object.entries(VITALS)) {
      const values = reports.map(({ audits }) => audits[audit]!.numericValue!);
      figures.push(figure(`${audit}-${name}`, unit, median(values), 'good', good));
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return figures;
}
