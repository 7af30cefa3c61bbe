import { expect, type Page, test } from '@playwright/test';
import { matchIdOf, play } from './src/player.ts';
import { sitAt } from './src/table.ts';
import { cardsIn, entriesIn, listen, type Received, type Wired } from './src/wire.ts';

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

/** What seat 0 may know of cards after an entry of the true record; starts anew with every deal. */
function known(before: ReadonlySet<string>, { game }: Wired): ReadonlySet<string> {
  switch (game?.type) {
    case 'HandsDealt': {
      const hands = game.hands!.filter((_, seat) =>
        game.seen === 'own' ? seat === 0 : game.seen === 'others' && seat !== 0,
      );
      return new Set([...hands.flat(), game.turnUp ?? '', ...((game.drawn as string[] | undefined) ?? [])]);
    }
    case 'HandsUncovered':
      return new Set([...before, ...game.hands![0]!]);
    case 'CardPlayed':
      return new Set([...before, game.card!]);
    default:
      return before;
  }
}

async function recordOf(page: Page): Promise<readonly Wired[]> {
  const text = await page.evaluate(async (matchId) => {
    const input = encodeURIComponent(JSON.stringify({ matchId }));
    const response = await fetch(`/api/trpc/match.record?input=${input}`);
    return ((await response.json()) as { result: { data: string } }).result.data;
  }, matchIdOf(page));
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Wired);
}

for (const table of tables)
  test(`no byte that a browser receives shows a hidden card or a sealed bid: ${table.name}`, async ({
    page,
  }) => {
    const received = await listen(page);
    await sitAt(page, { preset: table.preset, changes: table.changes, bots: ['normal', 'easy', 'normal'] });
    await play(page);
    const live: readonly Received[] = [...received];
    const record = await recordOf(page);

    const told = entriesIn(live);
    expect(told.some(({ entry }) => table.saw(entry))).toBe(true);
    expect(told.map(({ entry }) => entry.seq)).toEqual([...new Set(told.map(({ entry }) => entry.seq))]);

    const truth = new Map(record.map((entry) => [entry.seq, entry]));
    let cards: ReadonlySet<string> = new Set();
    for (const { entry, text } of told) {
      const whole = truth.get(entry.seq)!;
      cards = known(cards, whole);
      if (whole.game?.type !== 'DealerChosen')
        for (const card of cardsIn(text)) expect(cards.has(card), `${card} in ${text}`).toBe(true);
      if (whole.game?.type === 'BidMade' && whole.game.sealed && whole.game.seat !== 0)
        expect(entry.game?.bid).toBe('??');
      expect(text).not.toMatch(/"hash"|"secret":"[0-9a-f]{64}"/);
      if (whole.game?.type === 'MatchEnded') break;
    }
    // Nothing but the stream carries cards of a live match: no page, script, answer or file name.
    for (const { from, text } of live)
      if (from !== 'stream' && from.includes('/api/')) expect(cardsIn(text), from).toEqual([]);
  });
