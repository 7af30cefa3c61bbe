import { expect, type Page } from '@playwright/test';
import { cardsIn, entriesIn, type Received, type Wired } from './wire.ts';

/** What a seat may know of cards after an entry of the true record; starts anew with every deal. */
function known(before: ReadonlySet<string>, { game }: Wired, seat: number): ReadonlySet<string> {
  switch (game?.type) {
    case 'HandsDealt': {
      const hands = game.hands!.filter((_, owner) =>
        game.seen === 'own' ? owner === seat : game.seen === 'others' && owner !== seat,
      );
      return new Set([...hands.flat(), game.turnUp ?? '', ...((game.drawn as string[] | undefined) ?? [])]);
    }
    case 'HandsUncovered':
      return new Set([...before, ...game.hands![seat]!]);
    case 'CardPlayed':
      return new Set([...before, game.card!]);
    default:
      return before;
  }
}

/** The whole record of a match that is over, as anybody may read it then. */
export async function recordOf(page: Page, matchId: string): Promise<readonly Wired[]> {
  const text = await page.evaluate(async (matchId) => {
    const input = encodeURIComponent(JSON.stringify({ matchId }));
    const response = await fetch(`/api/trpc/match.record?input=${input}`);
    return ((await response.json()) as { result: { data: string } }).result.data;
  }, matchId);
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Wired);
}

/**
 * Holds every byte that a seat's browser received against the true record: no card before the seat may know it,
 * no bid of another while it is sealed, no hash and no secret before the end.
 * @param received up to the end of the match, before its record was asked for
 * @returns the entries that were on the wire
 */
export function expectSecrecy(
  received: readonly Received[],
  record: readonly Wired[],
  seat: number,
): readonly Wired[] {
  const told = entriesIn(received);
  expect(told.map(({ entry }) => entry.seq)).toEqual([...new Set(told.map(({ entry }) => entry.seq))]);
  const truth = new Map(record.map((entry) => [entry.seq, entry]));
  let cards: ReadonlySet<string> = new Set();
  for (const { entry, text } of told) {
    const whole = truth.get(entry.seq)!;
    cards = known(cards, whole, seat);
    if (whole.game?.type !== 'DealerChosen')
      for (const card of cardsIn(text)) expect(cards.has(card), `${card} in ${text}`).toBe(true);
    if (whole.game?.type === 'BidMade' && whole.game.sealed && whole.game.seat !== seat)
      expect(entry.game?.bid).toBe('??');
    expect(text).not.toMatch(/"hash"|"secret":"[0-9a-f]{64}"/);
    if (whole.game?.type === 'MatchEnded') break;
  }
  // Nothing but its entries carries cards of a live match: nothing else in the stream, no page, script, answer
  // or file name.
  const entries = new Set(told.map(({ text }) => text));
  for (const { from, text } of received)
    if (from === 'stream' ? !entries.has(text) : from.includes('/api/'))
      expect(cardsIn(text), from).toEqual([]);
  return told.map(({ entry }) => entry);
}
