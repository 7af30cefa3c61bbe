import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, ran } from '../test/terminal.ts';

const match = (game: string, seats: number, ...rest: readonly string[]) => [
  'simulate',
  ...['--game', game, '--seats', String(seats), '--matches', '2', '--seed', 'seven'],
  ...rest,
];

interface Figures {
  readonly matches: number;
  readonly deals: number;
  readonly seats: readonly { seat: number; level: string; points: { mean: number }; wins: number }[];
  readonly bids: readonly { size: number; bids: number; made: number }[];
  readonly calls: { readonly over: number; readonly under: number; readonly even: number };
  readonly moves: number;
  readonly movesPerSecond: number;
}

async function figures(args: readonly string[], folder = folderWith()): Promise<Figures> {
  const { code, out } = await ran([...args, '--json'], folder);
  expect(code).toBe(0);
  return JSON.parse(out.join('\n')) as Figures;
}

/** The bids of the seats in a record, made by hand size, counted from its text alone. */
function countedIn(text: string): { deals: number; bids: number; made: number; moves: number } {
  const events = text
    .trim()
    .split('\n')
    .slice(1)
    .map(
      (line) => JSON.parse(line) as { by: unknown; cause: string; game?: { type: string; made: boolean[] } },
    );
  const scored = events.flatMap(({ game }) => (game?.type === 'DealScored' ? [game.made] : []));
  const moves = new Set(events.filter(({ by }) => typeof by === 'number').map(({ cause }) => cause));
  return {
    deals: scored.length,
    bids: scored.flat().length,
    made: scored.flat().filter(Boolean).length,
    moves: moves.size,
  };
}

describe('stikk simulate', () => {
  it('counts what its records tell', async () => {
    const folder = folderWith();
    const told = await figures(match('boerenbridge', 3, '--bots', 'random', '--out', 'records'), folder);
    const files = readdirSync(join(folder, 'records'));
    expect(files).toEqual(['match-1.jsonl', 'match-2.jsonl']);
    const counts = files.map((file) => countedIn(readFileSync(join(folder, 'records', file), 'utf8')));
    const sum = (name: 'deals' | 'bids' | 'made' | 'moves') =>
      counts.reduce((total, count) => total + count[name], 0);
    expect(told.deals).toBe(sum('deals'));
    expect(told.moves).toBe(sum('moves'));
    expect(told.bids.reduce((total, { bids }) => total + bids, 0)).toBe(sum('bids'));
    expect(told.bids.reduce((total, { made }) => total + made, 0)).toBe(sum('made'));
    expect(told.calls.over + told.calls.under + told.calls.even).toBe(told.deals);
    expect(told.seats.reduce((total, { wins }) => total + wins, 0)).toBeCloseTo(told.matches);
    expect(told.movesPerSecond).toBeGreaterThan(0);
  });

  it('plays the same matches for the same seed, and others for another', async () => {
    const [one, two] = [folderWith(), folderWith()];
    const args = match('ohhell', 4, '--options', '{"schedule.max":3}', '--bots', 'easy,random,easy,random');
    const strip = ({ seats, bids }: Figures) => ({ seats, bids });
    expect(strip(await figures([...args, '--out', '.'], one))).toEqual(
      strip(await figures([...args, '--out', '.'], two)),
    );
    for (const file of readdirSync(one))
      expect(readFileSync(join(one, file), 'utf8')).toBe(readFileSync(join(two, file), 'utf8'));
    const other = await figures([...args, '--seed', 'eight']);
    expect(strip(other)).not.toEqual(strip(await figures(args)));
  });

  it.each<[string, number, Readonly<Record<string, unknown>>]>([
    ['bondebridge', 2, {}],
    ['bondebridge', 5, { 'bid.oneCard': 'unseen', 'schedule.max': 4 }],
    [
      'bondebridge',
      5,
      {
        'schedule.pattern': 'down_up',
        'schedule.max': 5,
        'schedule.turnRepeat': 1,
        elimination: 'each_ascending_round',
      },
    ],
    ['bondebridge', 3, { 'trump.mode': 'setesdal', 'schedule.max': 4 }],
    ['bondebridge', 4, { 'schedule.pattern': 'down', 'schedule.max': 'full', leftover: 'nontrump_twos' }],
    ['ohhell', 7, { 'end.tie': 'extra_deal' }],
    ['nomination_whist', 4, { 'trump.mode': 'highest_bidder', 'schedule.max': 4 }],
    ['kortkveld', 4, {}],
    ['pocha', 3, {}],
    ['bondtolva', 2, {}],
    ['bondtolva', 2, { 'tolva.settle': 'deal_end', 'tolva.mustLeadPair': true }],
    ['bondtolva', 3, { 'tolva.strictMultiplayer': true, 'dealer.first': 'high_card' }],
    ['bondtolva', 4, { 'tolva.questionsPerTrick': 'free', 'tolva.settle': 'immediate' }],
    ['bondtolva_36', 2, { 'tolva.mostDeals': 5 }],
  ])('leaves records of %s for %i with %j that verify', async (game, seats, options) => {
    const folder = folderWith();
    const args = match(game, seats, '--bots', 'random', '--options', JSON.stringify(options), '--out', '.');
    await figures(args, folder);
    for (const file of readdirSync(folder)) {
      const { code, out } = await ran(['verify', file], folder);
      expect(out).toEqual([expect.stringMatching(/all \d+ entries fit/)]);
      expect(code).toBe(0);
    }
  });

  it('tells the figures in words, and how far it is on a terminal', async () => {
    const { code, out, progress } = await ran(match('bondebridge', 3, '--bots', 'random'), folderWith());
    expect(code).toBe(0);
    expect(out[0]).toBe('bondebridge, 3 seats, 2 matches, 40 deals, seed seven');
    expect(out.join('\n')).toMatch(/seat +bot +points/);
    expect(out.at(-1)).toMatch(/^\d+ moves in [\d.]+ s, \d+ moves\/s$/);
    expect(progress.at(-2)).toContain('2/2');
    expect(progress.at(-1)).toBe('');
  });
});
