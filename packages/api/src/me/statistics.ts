import { addTallies, talliesOf, type UncountedSeat, uncounted } from '@stikk/db';
import { fold, ruledStanding, rulingsOf, seatSides, standingEntries, upcast } from '@stikk/engine';
import { standIn } from '@stikk/engine/table';
import { type AnyGame, gameOf } from '@stikk/variants';
import type { Services } from '../services.ts';
import { leaving } from './leaving.ts';

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

type Counting = Pick<Services, 'database' | 'log'>;

/** So many records are read at one asking. What was counted is kept. */
const MOST_COUNTED = 40;

/** Whether a bot acted for the person. The cards of a rest that was claimed are the person's own. */
const isInstead = (cause: string): boolean => ['held', 'time'].includes(standIn(cause) ?? '');

/** Counts what is not counted yet, from the records alone, and adds all up. */
export async function statisticsOf(services: Counting, userId: string): Promise<Statistics> {
  const { db } = services.database;
  const left = await uncounted(db, userId, MOST_COUNTED);
  await count(services, left);
  const presets = await talliesOf(db, userId);
  return { presets: presets.filter(({ counts }) => counts.matches), more: left.length === MOST_COUNTED };
}

/** Counts seats from the records, and keeps what they come to. */
export async function count(
  { database: { db }, log }: Counting,
  seats: readonly UncountedSeat[],
): Promise<void> {
  for (const one of seats) {
    const game = gameOf(one.game);
    const counts = game === undefined ? {} : await countsOf(log, game, one);
    await addTallies(db, [{ matchId: one.matchId, seat: one.seat, counts }]);
  }
}

/** What a match comes to for one seat, as it was ruled on: nothing where it is void. */
async function countsOf(
  log: Services['log'],
  game: AnyGame,
  { matchId, seat, seats, options }: UncountedSeat,
): Promise<Readonly<Record<string, number>>> {
  const entries = (await log.entriesOf(matchId)).map((entry) => upcast(game, entry) as typeof entry);
  const rulings = rulingsOf(entries);
  if (rulings.void) return {};
  const record = standingEntries(entries);
  const eventsOf = (some: typeof record) => some.map((entry) => entry.game as { type: string });
  const stoodIn = record.filter(({ by, cause }) => by === seat && isInstead(cause));
  const counts = game.tally?.(eventsOf(record), seats, seat, new Set(eventsOf(stoodIn)));
  if (counts === undefined) return {};
  const state = fold(game, seats, entries as never);
  const { winners = [] } = ruledStanding(game.standing(state), seatSides(game, options), rulings);
  return {
    ...counts,
    ...leaving(game, options, entries as never, seat, seats),
    wins: winners.includes(seat) ? 1 : 0,
  };
}
