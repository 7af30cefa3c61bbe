import { fold } from '@stikk/engine';
import { encodeRecord, parseRecord } from '@stikk/shuffle';
import { type OhHellEvent, ohHell } from '@stikk/variants/oh-hell';
import { type Bench, cpuSeconds, figure, median } from './figure.ts';
import { storedMatch } from './stored-match.ts';

const ROUNDS = 60;
const WARM_UP = 20;

function milliseconds(work: () => void): number {
  const start = cpuSeconds();
  work();
  return (cpuSeconds() - start) * 1000;
}

/** From the text of a record to the table at its last entry, against reading the same lines as plain JSON. */
export const bench: Bench = () => {
  const text = encodeRecord(storedMatch());
  const open = () => {
    const record = parseRecord<typeof ohHell, OhHellEvent>(text, () => ohHell);
    if (!record.ok) throw new Error(record.detail);
    const state = fold(ohHell, record.header.seats, record.entries);
    if (state.phase !== 'over') throw new Error('the match did not end');
  };
  const plain = () => {
    for (const line of text.split('\n')) if (line !== '') JSON.parse(line);
  };
  const values: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const value = milliseconds(open);
    const limit = milliseconds(plain);
    if (round >= WARM_UP) {
      values.push(value);
      limits.push(limit);
    }
  }
  return [figure('replay-open', 'ms', median(values), 'JSON.parse', median(limits))];
};
