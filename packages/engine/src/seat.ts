/** A place at the table, 0 to n-1 clockwise. */
export type Seat = number;
/** A list with one element for each seat, indexable by {@link Seat}. */
export type BySeat<T> = readonly T[];
/** Who can send a command. `'house'` shuffles and draws, `'director'` rules. */
export type Actor = Seat | 'house' | 'director';
/** Through whose eyes the record is read. */
export type Viewer = Seat | 'spectator' | 'director';

/** The seats clockwise from the one after `start`, `start` itself last. */
export const clockwiseFrom = (start: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => (start + 1 + step) % seats);

/** The next seat clockwise that is still in the match. */
export function nextSeat(seat: Seat, out: BySeat<boolean>): Seat {
  const seats = out.length;
  let next = seat;
  do next = next + 1 === seats ? 0 : next + 1;
  while (out[next] && next !== seat);
  return next;
}

/** One value for each seat. */
export function bySeat<T>(seats: number, value: (seat: Seat) => T): BySeat<T> {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(value(seat));
  return list;
}

/** A copy of `list` in which the element at `index` is `value`. */
export function replaced<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 10 }, (_, seat) => [seat]);

/** The list of that one seat; the empty list for `undefined`. */
export const only = (seat: Seat | undefined): readonly Seat[] => (seat === undefined ? NOBODY : ALONE[seat]!);
const NOBODY: readonly Seat[] = [];
