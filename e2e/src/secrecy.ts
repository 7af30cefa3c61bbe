import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { cardsIn } from './card-traces.ts';
import { entriesIn, entryIn, type Received, type Wired } from './wire.ts';

/** Whoever has no seat and looks on. */
export const ONLOOKER = -1;

type Cards = readonly (readonly string[])[];

/** What a seat may know of cards after an entry of the true record; starts anew with every deal. */
function known(before: ReadonlySet<string>, { game }: Wired, seat: number): ReadonlySet<string> {
  const own = (cards: Cards) => cards.filter((_, owner) => owner === seat).flat();
  switch (game?.type) {
    case 'HandsDealt': {
      const hands = game.hands!;
      const plays = (hands[seat]?.length ?? 0) > 0;
      const seen = !plays
        ? []
        : game.seen === 'others'
          ? hands.filter((_, owner) => owner !== seat).flat()
          : game.seen === 'none'
            ? []
            : own(hands);
      const open = ['open', 'drawn', 'removed'].flatMap((field) => ((game[field] ?? []) as Cards).flat());
      return new Set([...seen, ...open, ...(game.turnUp === undefined ? [] : [game.turnUp])]);
    }
    case 'HandsUncovered':
      return new Set([...before, ...own(game.hands!)]);
    case 'CardsDrawn':
      return new Set([...before, ...own((game.cards as readonly string[]).map((card) => [card]))]);
    case 'CardPlayed':
    case 'CoverTurned':
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

const BUILT = join(import.meta.dirname, '../../apps/web/.next/static');

/** Whether something is a file of the build, and so the same for everybody and older than any deal. */
function isBuilt(from: string): boolean {
  const path = /^\S+ https?:\/\/[^/]+\/_next\/static\/([^?]+)/.exec(from)?.[1];
  return path !== undefined && existsSync(join(BUILT, decodeURIComponent(path)));
}

const SECRET = /"hash"|"secret":"[0-9a-f]{64}"/;

/**
 * What a browser received and its seat may not know, held against the true record: a card before the seat may
 * know it, a bid of another while it is sealed, a hash or a secret before the end; and, as nothing but its
 * entries carries cards of a live match, any card in anything else: in the stream, a page, an answer, its head,
 * an error, an address, a line in the console.
 * @param received in the order of arrival; whatever came once the match was over is open to all
 */
export function leaksIn(
  received: readonly Received[],
  record: readonly Wired[],
  seat: number,
): readonly string[] {
  const truth = new Map(record.map((entry) => [entry.seq, entry]));
  const begin = record.find(({ game }) => game?.type === 'HandsDealt')?.at ?? 0;
  const end = record.find(({ game }) => game?.type === 'MatchEnded')?.at ?? Number.POSITIVE_INFINITY;
  const leaks: string[] = [];
  let cards: ReadonlySet<string> = new Set();
  for (const one of received) {
    const { from, text, at } = one;
    if (at >= end) break;
    const entry = entryIn(one);
    if (isBuilt(from) || isBuilt(`${from} ${text}`)) continue;
    if (SECRET.test(text)) leaks.push(`a secret in ${from}`);
    if (entry === undefined) {
      // The front page shows a few cards for ornament.
      if (at < begin) continue;
      for (const card of cardsIn(text)) leaks.push(`${card} in ${from}: ${around(text, card)}`);
      continue;
    }
    const whole = truth.get(entry.seq);
    if (whole === undefined) {
      leaks.push(`an entry that is not in the record: ${text}`);
      continue;
    }
    cards = known(cards, whole, seat);
    if (whole.game?.type !== 'DealerChosen')
      for (const card of cardsIn(text)) if (!cards.has(card)) leaks.push(`${card} in ${text}`);
    if (whole.game?.type === 'BidMade' && whole.game.sealed && whole.game.seat !== seat)
      if (entry.game?.bid !== '??') leaks.push(`a sealed bid in ${text}`);
  }
  return leaks;
}

const around = (text: string, card: string) => {
  const at = text.indexOf(card);
  return at < 0 ? text.slice(0, 80) : text.slice(Math.max(0, at - 60), at + 60);
};

/** Demands that nothing leaked, and says which entries were on the wire. */
export function expectSecrecy(
  received: readonly Received[],
  record: readonly Wired[],
  seat: number,
): readonly Wired[] {
  expect(leaksIn(received, record, seat)).toEqual([]);
  return entriesIn(received);
}

/** Demands that what a server writes down names no card and no secret. */
export function expectSilent(log: string): void {
  expect(cardsIn(log)).toEqual([]);
  expect(log).not.toMatch(/secret|nonce|\bhands?\b/i);
}
