import { randomMatch } from '@stikk/engine/testing';
import { sheet } from '@stikk/variants/testing';
import { translator } from '@stikk/words';
import { describe, expect, it } from 'vitest';
import { families } from '../position/families.ts';
import { filmOf, type LogEntry } from './film.ts';
import { choicesAt } from './possible.ts';

const t = translator('en');

function filmed(id: string, options: unknown, seed: number) {
  const family = families[id]!;
  const { game } = family;
  const entries: LogEntry[] = [];
  for (const [index, { by, events }] of [...randomMatch(game as never, options as never, seed)].entries())
    for (const event of events)
      entries.push({
        seq: entries.length + 1,
        v: game.version,
        at: 0,
        by,
        cause: `command-${index}`,
        game: event,
      });
  return { family, film: filmOf(game, options, game.seats(options), entries) };
}

const bondtolva = (preset: string, changes = {}) => {
  const { game } = families.bondtolva!;
  return filmed(
    'bondtolva',
    (game.options as never as { parse(value: unknown): unknown }).parse(game.resolve(preset, changes)),
    5,
  );
};

describe.each([
  ['sealed bids, a sum rule', () => filmed('oh-hell', sheet('bondebridge', { 'schedule.max': 3 }), 3)],
  ['bids in turn, the hook', () => filmed('oh-hell', sheet('ohhell', { 'schedule.max': 3 }), 4)],
  [
    'trump named',
    () =>
      filmed(
        'oh-hell',
        sheet('bondebridge', { 'trump.mode': 'highest_bidder', sumRule: 'none', 'schedule.max': 3 }),
        6,
      ),
  ],
  ['a talon', () => bondtolva('bondtolva')],
  ['partners who ask', () => bondtolva('bondtolva', { players: 4 })],
  ['cards on the table', () => bondtolva('bondtolva_36')],
])('what could be done, with %s', (_, open) => {
  const { family, film } = open();
  const acts = film.entries.filter(
    (entry, at) => typeof entry.by === 'number' && film.entries[at - 1]?.cause !== entry.cause,
  );

  it('allows exactly what the rules allow, and marks what was done', () => {
    for (const { seq, by } of acts) {
      const [choice, ...others] = choicesAt(film, family, seq, t);
      expect(others).toEqual([]);
      const legal = family.game.legal(choice!.state, by as number, film.options);
      const allowed = choice!.all.filter(({ refused }) => refused === undefined);
      expect(allowed.map(({ command }) => JSON.stringify(command)).sort()).toEqual(
        legal.map((command) => JSON.stringify(command)).sort(),
      );
      expect(choice!.all.filter(({ made }) => made)).toHaveLength(1);
    }
  });

  it('lays no card twice and has a line of the sheet for every deal', () => {
    const { game } = family;
    for (const [seq, state] of film.states.entries()) {
      const { seats, trick } = family.position(state, film.options, t);
      expect(seats).toHaveLength(film.seats);
      const laid = seats.flatMap(({ hand, tableau = [] }) => [
        ...hand,
        ...tableau.flatMap(({ open: above, covered }) => [above, covered]),
      ]);
      const cards = [...laid, ...trick.map(({ card }) => card)].filter((card) => card !== null);
      expect(new Set(cards).size).toBe(cards.length);
      expect(trick.length, `${seq}`).toBeLessThanOrEqual(film.seats);
    }
    const last = film.states.at(-1);
    expect(family.sheet(last).length).toBe(game.standing(last).deal);
  });
});
