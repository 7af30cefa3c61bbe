import { expect, test } from '@playwright/test';
import { matchIdOf, play } from './src/player.ts';
import { expectSecrecy, recordOf } from './src/secrecy.ts';
import { sitAt } from './src/table.ts';
import { listen, type Received, type Wired } from './src/wire.ts';

interface Table {
  readonly name: string;
  readonly preset: string;
  readonly changes: Record<string, unknown>;
  /** What must have been on the wire, or the story proves nothing. */
  readonly saw: (entry: Wired) => boolean;
}

const tables: readonly Table[] = [
  {
    name: 'forehead, bids in turn',
    preset: 'ohhell',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [1, 1, 2], 'bid.oneCard': 'forehead' },
    saw: ({ game }) => game?.type === 'HandsDealt' && game.seen === 'others',
  },
  {
    name: 'unseen, bids sealed',
    preset: 'bondebridge',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [1, 1, 3], 'bid.oneCard': 'unseen' },
    saw: ({ game }) => game?.type === 'HandsDealt' && game.seen === 'none',
  },
  {
    name: 'own cards, bids sealed',
    preset: 'bondebridge',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [4, 3] },
    saw: ({ game }) => game?.type === 'BidMade' && game.sealed === true && game.bid === '??',
  },
  {
    name: 'own cards, bids in turn',
    preset: 'boerenbridge',
    changes: { 'schedule.pattern': 'custom', 'schedule.list': [3, 2] },
    saw: ({ game }) => game?.type === 'BidMade' && game.sealed === false,
  },
];

for (const table of tables)
  test(`no byte that a browser receives shows a hidden card or a sealed bid: ${table.name}`, async ({
    page,
  }) => {
    const received = await listen(page);
    await sitAt(page, { preset: table.preset, changes: table.changes, bots: ['normal', 'easy', 'normal'] });
    await play(page);
    const live: readonly Received[] = [...received];
    const told = expectSecrecy(live, await recordOf(page, matchIdOf(page)), 0);
    expect(told.some((entry) => table.saw(entry))).toBe(true);
  });
