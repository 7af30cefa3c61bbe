import { addTallies, talliesOf, uncounted } from '@stikk/db';
import { standingEntries, upcast } from '@stikk/engine';
import { gameOf } from '@stikk/variants';
import type { Services } from '../services.ts';

/** What somebody did in finished matches, for each preset they played. */
export interface Statistics {
  readonly presets: readonly {
    readonly preset: string;
    readonly game: string;
    /** As the game counts them, added up; `matches` and `wins` always. */
    readonly counts: Readonly<Record<string, number>>;
  }[];
  /** Whether there are matches left to count: ask again. */
  readonly more: boolean;
}

/** So many records are read at one asking. What was counted is kept. */
const MOST_COUNTED = 40;

/** Counts what is not counted yet, from the records alone, and adds all up. */
export async function statisticsOf(
  { database: { db }, log }: Pick<Services, 'database' | 'log'>,
  userId: string,
): Promise<Statistics> {
  const left = await uncounted(db, userId, MOST_COUNTED);
  for (const { matchId, seat, seats, game: id } of left) {
    const game = gameOf(id);
    const entries = await log.entriesOf(matchId);
    const record = game && standingEntries(entries.map((entry) => upcast(game, entry)));
    const events = record?.map((entry) => entry.game as { type: string }) ?? [];
    await addTallies(db, [{ matchId, seat, counts: game?.tally?.(events, seats, seat) ?? {} }]);
  }
  const presets = await talliesOf(db, userId);
  return { presets: presets.filter(({ counts }) => counts.matches), more: left.length === MOST_COUNTED };
}
