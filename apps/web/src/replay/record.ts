import type { Entry } from '@stikk/engine';

/** The entries of a record written as JSON lines, without its header. */
export const entriesOf = <Event>(record: string): readonly Entry<Event>[] =>
  record
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Entry<Event>);
