import { type Entry, fold, ruledStanding, rulingsOf, type Seat, seatSides } from '@stikk/engine';
import type { AnyGame } from '@stikk/variants';

type Event = { readonly type: string };

/**
 * How often a bot took a seat because its person was gone or left it to one (`left`), and how often the seat had fewer
 * points than the best at that moment (`left.behind`), by what was played and ruled till then. Where a director put
 * the bot there, the person did not leave.
 */
export function leaving(
  game: Pick<AnyGame, 'initial' | 'evolve' | 'standing' | 'seats' | 'sides'>,
  options: unknown,
  entries: readonly Entry<Event>[],
  seat: Seat,
  seats: number,
): Readonly<Record<string, number>> {
  const sides = seatSides(game, options);
  const left = entries.flatMap((entry, at) =>
    'table' in entry &&
    entry.table.type === 'SeatHeld' &&
    entry.table.seat === seat &&
    entry.by !== 'director'
      ? [entries.slice(0, at)]
      : [],
  );
  if (left.length === 0) return {};
  const behind = left.filter((before) => {
    const standing = game.standing(fold(game, seats, before));
    const { scores } = ruledStanding(standing, sides, rulingsOf(before));
    return scores[seat]! < Math.max(...scores);
  });
  return { left: left.length, 'left.behind': behind.length };
}
