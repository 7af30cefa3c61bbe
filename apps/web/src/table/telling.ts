import type { Entry, Game, Suit } from '@stikk/engine';
import type { Speech } from '@stikk/words';

/** How an event is marked in the list. */
export type TellingSign = Suit | 'NT' | 'done' | 'missed' | 'info' | 'bid';

/** What happened, in words. */
export interface Told {
  readonly seq: number;
  readonly sign: TellingSign | undefined;
  readonly text: string;
}

type Happening = { readonly type: string };

/** How a family's events are told. */
export interface Teller<State, Event extends Happening> {
  readonly game: Pick<Game<never, State, never, Event>, 'initial' | 'evolve'>;
  readonly speech: Pick<Speech, 'describeEvent'>;
  sign(event: Event): TellingSign | undefined;
}

export interface Tale<State> {
  /** Entries that have been read. */
  readonly read: number;
  readonly state: State;
  /** The latest lines, oldest first. */
  readonly lines: readonly Told[];
}

export const newTale = <State, Event extends Happening>(
  { game }: Teller<State, Event>,
  seats: number,
): Tale<State> => ({ read: 0, state: game.initial(seats), lines: [] });

/** The tale with the entries that came since. Only the last `most` entries are put into words. */
export function taleWith<State, Event extends Happening>(
  teller: Teller<State, Event>,
  tale: Tale<State>,
  entries: readonly Entry<Event>[],
  seats: number,
  describe: (event: Event, met: State) => string | undefined,
  most: number,
): Tale<State> {
  const struck = entries
    .slice(tale.read)
    .some((entry) => 'table' in entry && entry.table.type === 'PlayStruck');
  let { state } = struck ? newTale(teller, seats) : tale;
  const standing = struck ? withoutStruck(entries) : entries.slice(tale.read);
  const lines: Told[] = struck ? [] : [...tale.lines];
  const from = entries.length - most;
  for (const entry of standing) {
    if (!('game' in entry)) continue;
    const text = entry.seq > from ? describe(entry.game, state) : undefined;
    if (text) lines.push({ seq: entry.seq, sign: teller.sign(entry.game), text });
    state = teller.game.evolve(state, entry.game);
  }
  return { read: entries.length, state, lines: lines.slice(-most) };
}

function withoutStruck<Event>(entries: readonly Entry<Event>[]): readonly Entry<Event>[] {
  const standing: Entry<Event>[] = [];
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'PlayStruck')
      while ((standing.at(-1)?.seq ?? 0) >= entry.table.from) standing.pop();
    else standing.push(entry);
  return standing;
}
