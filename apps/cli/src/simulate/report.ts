import { columns } from '../columns.ts';
import type { Player } from './play.ts';
import type { Tally } from './tally.ts';

export interface Simulation {
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly tally: Tally;
  readonly moves: number;
  /** Wall clock time spent on playing. */
  readonly seconds: number;
}

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
const share = (part: number, whole: number): number => (whole === 0 ? 0 : rounded(part / whole, 4));
const percent = (part: number, whole: number): string => `${(share(part, whole) * 100).toFixed(1)} %`;

/** The spread of a sum of values and of their squares. */
const deviation = (sum: number, squares: number, count: number): number =>
  Math.sqrt(Math.max(squares / count - (sum / count) ** 2, 0));

const bySize = (tally: Tally) => [...tally.bids].sort(([a], [b]) => a - b);

/** All figures as one JSON value. */
export function reportJson({ preset, options, seed, players, tally, moves, seconds }: Simulation): unknown {
  const { matches, deals, calls } = tally;
  return {
    preset,
    options,
    seed,
    matches,
    deals,
    seats: players.map((level, seat) => ({
      seat,
      level,
      points: {
        mean: rounded(tally.points[seat]! / matches),
        sd: rounded(deviation(tally.points[seat]!, tally.squares[seat]!, matches)),
      },
      wins: rounded(tally.wins[seat]!),
    })),
    bids: bySize(tally).map(([size, { bids, made }]) => ({ size, bids, made, share: share(made, bids) })),
    calls: { ...calls, overShare: share(calls.over, deals), underShare: share(calls.under, deals) },
    flatOut: tally.flatOut,
    moves,
    seconds: rounded(seconds, 3),
    movesPerSecond: Math.round(moves / Math.max(seconds, 1e-9)),
  };
}

/** The same figures for reading. */
export function reportText(simulation: Simulation): readonly string[] {
  const { preset, seed, players, tally, moves, seconds } = simulation;
  const { matches, deals, calls } = tally;
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  return [
    `${preset}, ${players.length} seats, ${count(matches, 'match').replace('matchs', 'matches')}, ${count(deals, 'deal')}, seed ${seed}`,
    '',
    ...columns([
      ['seat', 'bot', 'points', 'spread', 'wins'],
      ...players.map((level, seat) => [
        seat,
        level,
        (tally.points[seat]! / matches).toFixed(1),
        deviation(tally.points[seat]!, tally.squares[seat]!, matches).toFixed(1),
        rounded(tally.wins[seat]!),
      ]),
    ]),
    '',
    ...columns([
      ['cards', 'bids', 'made', 'share'],
      ...bySize(tally).map(([size, { bids, made }]) => [size, bids, made, percent(made, bids)]),
    ]),
    '',
    `over ${percent(calls.over, deals)}, under ${percent(calls.under, deals)}, even ${percent(calls.even, deals)}; everyone missed in ${percent(tally.flatOut, deals)}`,
    `${moves} moves in ${seconds.toFixed(2)} s, ${Math.round(moves / Math.max(seconds, 1e-9))} moves/s`,
  ];
}
