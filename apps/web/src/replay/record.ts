import type { Entry } from '@stikk/engine';
import type { OhHellEvent } from '@stikk/variants/oh-hell';

/** The entries of a record written as JSON lines, without its header. */
export const entriesOf = (record: string): readonly Entry<OhHellEvent>[] =>
  record
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Entry<OhHellEvent>);
