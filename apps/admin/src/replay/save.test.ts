import { randomMatch } from '@stikk/engine/testing';
import { sheet } from '@stikk/variants/testing';
import { expect, it } from 'vitest';
import { families } from '../position/families.ts';
import { filmOf, type LogEntry } from './film.ts';
import { scoresOf } from './save.ts';

it('lists the points of every deal, what a director gave, and the sum', () => {
  const family = families['oh-hell']!;
  const { game } = family;
  const options = sheet('boerenbridge', { players: 3, 'schedule.max': 2 });
  const entries: LogEntry[] = [...randomMatch(game as never, options as never, 2)]
    .flatMap(({ by, events }, index) =>
      events.map((event) => ({ by, cause: `c${index}`, game: event as never })),
    )
    .map((entry, at) => ({ seq: at + 1, v: game.version, at: 0, ...entry }));
  const given: LogEntry = {
    seq: entries.length + 1,
    v: game.version,
    at: 0,
    by: 'director',
    cause: 'ruling',
    table: { type: 'ScoreAdjusted', side: 2, points: -4, note: '' },
  };
  const film = filmOf(game, options, 3, [...entries, given]);
  const lines = scoresOf({ film, family, names: ['Kari', 'Ola, "the" bot', 'Per'] }, 'Deal')
    .trim()
    .split('\n');
  expect(lines[0]).toBe('Deal,Kari,"Ola, ""the"" bot",Per');
  const deals = lines.slice(1, -2).map((line) => line.split(',').map(Number));
  expect(deals.map(([deal]) => deal)).toEqual([1, 2, 3]);
  expect(lines.at(-2)).toBe('±,0,0,-4');
  const sums = [1, 2, 3].map((seat) => deals.reduce((sum, line) => sum + line[seat]!, 0));
  expect(lines.at(-1)).toBe(`=,${sums[0]},${sums[1]},${sums[2]! - 4}`);
});
