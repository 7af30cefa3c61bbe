import { draft, type OhHellOptions, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import type { Vector } from './vector.ts';

type ListedDeal = NonNullable<OhHellOptions['schedule.list']>[number];

/** An example asks for something that the engine does not know. */
export const unsupported = (what: string): Error => new Error(`unsupported: ${what}`);

/**
 * The rule sheet of an example. It may contradict itself where the example is about something else, so only
 * the values are checked. A sum rule named without a way to bid brings the way that it needs (C6).
 */
export function sheetOf(vector: Vector): OhHellOptions {
  const stated = Object.entries(vector.options ?? {}).filter(
    ([name, value]) => value !== null && !(name === 'teams' && value === 'none'),
  );
  const changes: Record<string, unknown> = Object.fromEntries(
    stated.map(([name, value]) => [name, worded(name, value)]),
  );
  if (!('bid.mode' in changes)) {
    if (changes.sumRule === 'dealer_hook') changes['bid.mode'] = 'turn';
    if (changes.sumRule === 'left_adjusts' || changes.sumRule === 'highest_adjusts')
      changes['bid.mode'] = 'simultaneous';
  }
  if (vector.players != null && !('players' in changes)) changes.players = vector.players;
  return read(draft, ohHell.resolve(vector.game, changes));
}

/** A rule sheet whose every value is one that the engine knows. */
export function read<Options>(
  schema: z.core.$ZodType<Options>,
  sheet: Readonly<Record<string, unknown>>,
): Options {
  const parsed = z.safeParse(schema, sheet);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  if (issue.code === 'unrecognized_keys') throw unsupported(`option ${issue.keys.join(', ')}`);
  throw unsupported(`option ${issue.path.join('.')} ${JSON.stringify(sheet[String(issue.path[0])])}`);
}

const worded = (name: string, value: unknown): unknown =>
  typeof value === 'number' && /^scoring\.(hit|miss|zero)$/.test(name) ? String(value) : value;

/** The sheet with these deals and no others; nobody leaves and nothing is swapped. */
export const withDeals = (sheet: OhHellOptions, deals: readonly ListedDeal[]): OhHellOptions => ({
  ...sheet,
  'schedule.pattern': 'custom',
  'schedule.list': deals.slice(),
  'schedule.upMax': undefined,
  leftover: 'aside',
  elimination: 'none',
});

/**
 * The sheet with a first deal of that size, under the rules that a list of deals gives it. Another deal
 * follows unless it is to be the last.
 */
export function withDealOf(sheet: OhHellOptions, size: number, last = false): OhHellOptions {
  const listed = sheet['schedule.pattern'] === 'custom' ? (sheet['schedule.list'] ?? []) : [];
  const deal = listed.find((item) => typeof item === 'object' && item.size === size) ?? size;
  return withDeals(sheet, last ? [deal] : [deal, 1]);
}
