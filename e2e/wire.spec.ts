import { expect, test } from '@playwright/test';
import { matchIdOf, play, until } from './src/player.ts';
import { expectSecrecy, recordOf } from './src/secrecy.ts';
import { sitAt } from './src/table.ts';
import { entriesIn, listen, type Wired } from './src/wire.ts';

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
    const wire = await listen(page);
    await sitAt(page, { preset: table.preset, changes: table.changes, bots: ['normal', 'easy', 'normal'] });
    await play(page);
    const live = await wire.settled();
    const told = expectSecrecy(live, await recordOf(page, matchIdOf(page)), 0);
    expect(told.some((entry) => table.saw(entry))).toBe(true);
  });

test('no answer and no error tells who holds a card', async ({ page }) => {
  const wire = await listen(page);
  const rules = { 'schedule.pattern': 'custom', 'schedule.list': [2], sumRule: 'none' };
  await sitAt(page, { preset: 'bondebridge', changes: rules, bots: ['easy', 'easy', 'easy'] });
  await play(page, { acts: 1 });
  await until(page, page.locator('.hand button[data-legal]'));
  const matchId = matchIdOf(page);
  const own = entriesIn(await wire.settled()).find(({ game }) => game?.type === 'HandsDealt')!.game!
    .hands![0]!;
  const ask = (command: unknown) =>
    page.evaluate(
      async ([matchId, command]) => {
        const response = await fetch('/api/trpc/match.submit', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ matchId, commandId: crypto.randomUUID(), command }),
        });
        return response.text();
      },
      [matchId, command] as const,
    );
  const answers = new Set<string>();
  for (const suit of 'CDHS')
    for (const rank of '23456789TJQKA')
      if (!own.includes(`${rank}${suit}`))
        answers.add(await ask({ type: 'PlayCard', deal: 1, trick: 1, card: `${rank}${suit}` }));
  expect([...answers]).toEqual([expect.stringContaining('not-in-hand')]);
  for (const wrong of [null, 'AS', { type: 'PlayCard', card: '??' }, { type: 'Deal', deck: ['AS'] }])
    await ask(wrong);
  await play(page);
  expectSecrecy(await wire.settled(), await recordOf(page, matchId), 0);
});
