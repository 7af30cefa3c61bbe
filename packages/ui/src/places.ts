/** Where a player sits, as seen from the one at the bottom (`s`). Places never mirror. */
export type Place = 's' | 'w' | 'w2' | 'w3' | 'nw' | 'n' | 'ne' | 'e3' | 'e2' | 'e';

const PLACES: Record<number, readonly Place[]> = {
  2: ['s', 'n'],
  3: ['s', 'nw', 'ne'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w', 'nw', 'ne', 'e'],
  6: ['s', 'w', 'nw', 'n', 'ne', 'e'],
  7: ['s', 'w', 'w2', 'nw', 'ne', 'e2', 'e'],
  8: ['s', 'w', 'w2', 'nw', 'n', 'ne', 'e2', 'e'],
  9: ['s', 'w', 'w2', 'w3', 'nw', 'ne', 'e3', 'e2', 'e'],
  10: ['s', 'w', 'w2', 'w3', 'nw', 'n', 'ne', 'e3', 'e2', 'e'],
};

/** The places of a table of two to ten, clockwise from the one at the bottom. */
export const placesOf = (seats: number): readonly Place[] => {
  const places = PLACES[seats];
  if (!places) throw new RangeError(`no table of ${seats}`);
  return places;
};
