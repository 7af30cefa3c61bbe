import { randomMatch } from '@stikk/engine/testing';
import { sheet } from '@stikk/variants/testing';
import type { Translate } from '@stikk/words';
import { expect, it } from 'vitest';
import { families } from '../position/families.ts';
import { filmOf, type LogEntry } from '../replay/film.ts';
import { otherwise, totalsOf } from './otherwise.ts';

const { game } = families['oh-hell']!;
const options = sheet('boerenbridge', { players: 3, 'schedule.max': 2 });
const entries: readonly LogEntry[] = [...randomMatch(game as never, options as never, 2)]
  .flatMap(({ by, events }, index) =>
    events.map((event) => ({ by, cause: `c${index}`, game: event as never })),
  )
  .map((entry, at) => ({ seq: at + 1, v: game.version, at: 0, ...entry }));
const film = filmOf(game, options, 3, entries);
const t = Object.assign((key: string) => key, { has: () => true }) as unknown as Translate;
const telling = { preset: 'boerenbridge', names: ['Kari', 'Ola', 'Per'], options };

const scored = entries.find((entry) => 'game' in entry && entry.game.type === 'DealScored')!;
const group = entries.filter(({ cause }) => cause === scored.cause);
const recorded = group.flatMap((entry) =>
  'game' in entry ? [entry.game as { type: string; points?: number[] }] : [],
);

it('tells only what came out otherwise, with the points that it led to', () => {
  const today = recorded.map((event) =>
    event.type === 'DealScored' ? { ...event, points: event.points!.map((points) => points + 5) } : event,
  );
  const difference = { seq: group[0]!.seq, by: 0, command: { type: 'PlayCard' }, recorded, today };
  const told = otherwise(t, film, difference as never, telling);
  expect(told.recorded.length).toBeLessThan(recorded.length);
  expect(told.pointsToday).toEqual(told.pointsRecorded.map((points) => points + 5));
  expect(totalsOf(film)).toEqual(game.standing(film.states.at(-1)).scores);
});

it('tells why it would be refused, with no points', () => {
  const command = { type: 'PlayCard', card: 'AS' };
  const difference = { seq: group[0]!.seq, by: 0, command, recorded, today: 'must-follow' };
  const told = otherwise(t, film, difference as never, telling);
  expect(told.today).toHaveLength(1);
  expect(told.pointsToday).toBeUndefined();
});
