import { seatSides } from '@stikk/engine';
import { encodeRecord } from '@stikk/shuffle';
import { type Film, standingAt } from './film.ts';
import type { Replay } from './use-replay.ts';

/** Hands a text over as a file. */
export function save(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The whole record of a match that is over, as anybody can verify it. */
export const saveRecord = (matchId: string, { game, entries }: Film): void =>
  save(encodeRecord(entries), 'application/jsonl', `${game.id}-${matchId}.jsonl`);

const quoted = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Points deal by deal, what directors gave, and the sum, as a spreadsheet reads them. */
export function scoresOf(
  { film, family, names }: Pick<Replay, 'film' | 'family' | 'names'>,
  deal: string,
): string {
  const last = film.entries.length;
  const sides = seatSides(film.game, film.options);
  const { adjusted } = film.tables[last]!.rulings;
  const lines: readonly (readonly (string | number)[])[] = [
    [deal, ...names],
    ...family
      .sheet(film.states[last])
      .map((row) => [row.deal, ...row.cells.map(({ points }) => points ?? '')]),
    ['±', ...names.map((_, seat) => adjusted[sides[seat]!] ?? 0)],
    ['=', ...standingAt(film, last).scores],
  ];
  return `${lines.map((line) => line.map(quoted).join(',')).join('\n')}\n`;
}

export const saveScores = (matchId: string, replay: Replay, deal: string): void =>
  save(scoresOf(replay, deal), 'text/csv', `${replay.film.game.id}-${matchId}.csv`);
