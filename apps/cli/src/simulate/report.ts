import { columns } from '../columns.ts';
import { familyOf } from '../family.ts';
import type { Player } from '../match.ts';
import type { Sheet } from '../sheet.ts';
import { rounded } from './figures.ts';
import type { Tally } from './tally.ts';

export interface Simulation extends Sheet {
  readonly seed: string;
  readonly players: readonly Player[];
  readonly tally: Tally;
  readonly moves: number;
  /** Wall clock time spent on playing. */
  readonly seconds: number;
}

/** The spread of a sum of values and of their squares. */
const deviation = (sum: number, squares: number, count: number): number =>
  Math.sqrt(Math.max(squares / count - (sum / count) ** 2, 0));

const ownFigures = ({ game }: Simulation) => familyOf(game.id)?.figures;

/** All figures as one JSON value. */
export function reportJson(simulation: Simulation): unknown {
  const { preset, options, seed, players, tally, moves, seconds } = simulation;
  const { matches, deals } = tally;
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
    ...ownFigures(simulation)?.json(tally.own, tally),
    moves,
    seconds: rounded(seconds, 3),
    movesPerSecond: Math.round(moves / Math.max(seconds, 1e-9)),
  };
}

/** The same figures for reading. */
export function reportText(simulation: Simulation): readonly string[] {
  const { preset, seed, players, tally, moves, seconds } = simulation;
  const { matches, deals } = tally;
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
    ...(ownFigures(simulation)?.text(tally.own, tally) ?? []),
    `${moves} moves in ${seconds.toFixed(2)} s, ${Math.round(moves / Math.max(seconds, 1e-9))} moves/s`,
  ];
}
