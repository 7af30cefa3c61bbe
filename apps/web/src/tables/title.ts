import type { TableView } from './wire.ts';

/** What a table goes by: its own name, or the game's where it has only that of whoever set it. */
export const titleOf = ({ name, places }: TableView, game: string): string =>
  places.some((place) => place.kind === 'person' && place.name === name) ? game : name;
