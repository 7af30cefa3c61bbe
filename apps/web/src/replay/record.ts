import { type Entry, type Game, upcast } from '@stikk/engine';

/** The entries of a record written as JSON lines, without its header, in today's form. */
export const entriesOf = <Event>(
  game: Pick<Game, 'version' | 'upcasts'>,
  record: string,
): readonly Entry<Event>[] =>
  record
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => upcast(game, JSON.parse(line) as Entry<Event>));

/** What a record is called as a file. */
export const recordName = ({ game, matchId }: { readonly game: string; readonly matchId: string }): string =>
  `${game}-${matchId}.jsonl`;

/** Hands a record over as a file. */
export function saveRecord(record: string, name: string): void {
  const url = URL.createObjectURL(new Blob([record], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
