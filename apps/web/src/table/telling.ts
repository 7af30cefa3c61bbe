import { type Entry, type Suit, suitOf } from '@stikk/engine';
import { type OhHellEvent, type OhHellState, ohHell } from '@stikk/variants/oh-hell';

/** How an event is marked in the list. */
export type TellingSign = Suit | 'NT' | 'done' | 'missed' | 'info' | 'bid';

/** What happened, in words. */
export interface Told {
  readonly seq: number;
  readonly sign: TellingSign | undefined;
  readonly text: string;
}

export interface Tale {
  /** Entries that have been read. */
  readonly read: number;
  readonly state: OhHellState;
  /** The latest lines, oldest first. */
  readonly lines: readonly Told[];
}

type Describe = (event: OhHellEvent, met: OhHellState) => string | undefined;

export const newTale = (seats: number): Tale => ({ read: 0, state: ohHell.initial(seats), lines: [] });

/** The tale with the entries that came since. Only the last `most` entries are put into words. */
export function taleWith(
  tale: Tale,
  entries: readonly Entry<OhHellEvent>[],
  seats: number,
  describe: Describe,
  most: number,
): Tale {
  const struck = entries
    .slice(tale.read)
    .some((entry) => 'table' in entry && entry.table.type === 'PlayStruck');
  let { state } = struck ? newTale(seats) : tale;
  const standing = struck ? withoutStruck(entries) : entries.slice(tale.read);
  const lines: Told[] = struck ? [] : [...tale.lines];
  const from = entries.length - most;
  for (const entry of standing) {
    if (!('game' in entry)) continue;
    const text = entry.seq > from ? describe(entry.game, state) : undefined;
    if (text) lines.push({ seq: entry.seq, sign: signOf(entry.game), text });
    state = ohHell.evolve(state, entry.game);
  }
  return { read: entries.length, state, lines: lines.slice(-most) };
}

function withoutStruck(entries: readonly Entry<OhHellEvent>[]): readonly Entry<OhHellEvent>[] {
  const standing: Entry<OhHellEvent>[] = [];
  for (const entry of entries)
    if ('table' in entry && entry.table.type === 'PlayStruck')
      while ((standing.at(-1)?.seq ?? 0) >= entry.table.from) standing.pop();
    else standing.push(entry);
  return standing;
}

function signOf(event: OhHellEvent): TellingSign | undefined {
  switch (event.type) {
    case 'CardPlayed':
      return suitOf(event.card);
    case 'TrickTaken':
    case 'DealScored':
    case 'MatchEnded':
      return 'done';
    case 'BidMade':
    case 'BidsRevealed':
    case 'BidAdjusted':
      return 'bid';
    case 'TrumpNamed':
      return event.trump;
    case 'HandsDealt':
      return typeof event.trump === 'string' ? event.trump : 'info';
    case 'PlayerEliminated':
      return 'missed';
    default:
      return 'info';
  }
}
