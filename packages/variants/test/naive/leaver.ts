export interface Leaver {
  readonly seats: readonly number[];
  readonly by: 'total' | 'made' | 'points' | 'draw';
}

function fewest(seats: readonly number[], value: (seat: number) => number): number[] {
  let least = Number.POSITIVE_INFINITY;
  for (const seat of seats) least = Math.min(least, value(seat));
  return seats.filter((seat) => value(seat) === least);
}

/** Who is last, and by what; several seats where only a draw decides. */
export function lastOf(
  living: readonly number[],
  totals: readonly number[],
  made: readonly number[],
  history: readonly (readonly (number | null)[])[],
): Leaver {
  let seats = fewest(living, (seat) => totals[seat]!);
  if (seats.length === 1) return { seats, by: 'total' };
  seats = fewest(seats, (seat) => made[seat]!);
  if (seats.length === 1) return { seats, by: 'made' };
  for (let deal = history.length - 1; deal >= 0; deal--) {
    seats = fewest(seats, (seat) => history[deal]![seat]!);
    if (seats.length === 1) return { seats, by: 'points' };
  }
  return { seats, by: 'draw' };
}

export function tiedLast(living: readonly number[], totals: readonly number[]): boolean {
  return fewest(living, (seat) => totals[seat]!).length > 1;
}
