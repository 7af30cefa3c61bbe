import { filmOf } from '@stikk/client/film';
import type { Entry } from '@stikk/engine';
import { emptyTable, type Table, tableAfter } from '@stikk/engine/table';
import { type OhHellEvent, ohHell } from '@stikk/variants/oh-hell';
import { type Bench, cpuSeconds, type Figure, figure, median } from './figure.ts';
import { storedMatch } from './stored-match.ts';

const ROUNDS = 40;
const WARM_UP = 10;

function milliseconds(work: () => void): number {
  const start = cpuSeconds();
  work();
  return (cpuSeconds() - start) * 1000;
}

/** A match folded so that it can be opened at any entry, with what is around the cards. */
function filmed(entries: readonly Entry<OhHellEvent>[], seats: number): number {
  const { states } = filmOf(ohHell, entries, seats);
  let table: Table = emptyTable;
  for (const entry of entries) table = tableAfter(table, entry, ohHell.toAct(states[entry.seq]!));
  return states.length;
}

function measured(name: string, seats: number, changes: Readonly<Record<string, unknown>>): Figure {
  const entries = storedMatch(seats, changes);
  const text = JSON.stringify(entries);
  const values: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const value = milliseconds(() => {
      if (filmed(entries, seats) !== entries.length + 1) throw new Error('a state is missing');
    });
    const limit = milliseconds(() => JSON.parse(text));
    if (round >= WARM_UP) {
      values.push(value);
      limits.push(limit);
    }
  }
  return figure(name, 'ms', median(values), 'JSON.parse', median(limits));
}

const LONG = {
  'schedule.pattern': 'custom',
  'schedule.list': Array.from({ length: 100 }, (_, deal) => (deal % 5) + 1),
};

/** What a replay does before it shows any entry, against reading the same entries as plain JSON. */
export const bench: Bench = () => [
  measured('replay-film', 5, {}),
  measured('replay-film-100-deals-10-seats', 10, LONG),
];
