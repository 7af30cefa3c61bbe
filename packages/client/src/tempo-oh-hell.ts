import type { Seat } from '@stikk/engine';
import type { OhHellEvent, OhHellState } from '@stikk/variants/oh-hell';
import { seenBefore } from './beginning.ts';
import type { Tempo, Wait } from './paced.ts';

type Kind = OhHellEvent['type'];

/** Milliseconds before an event of a kind, whatever came before it. */
const BEFORE: Partial<{ readonly [K in Kind]: number }> = {
  BidMade: 600,
  BidsRevealed: 400,
  BidAdjusted: 900,
  TrumpNamed: 900,
  CardPlayed: 550,
  TrickTaken: 1200,
  DealScored: 700,
  PlayerEliminated: 1500,
  MatchEnded: 1200,
};

/** Milliseconds that an event of a kind is looked at, whatever comes after it. */
const AFTER: Partial<{ readonly [K in Kind]: number }> = {
  // The first own move is never far from opening the page; who deals stays in words above the hand.
  DealerChosen: 600,
  HandsDealt: 900,
  HandsUncovered: 900,
  TrumpNamed: 1300,
  BiddingClosed: 900,
  PlayerEliminated: 2400,
};

/** The moment at which the count begins for everybody, three beats, the hands open, and time to read them. */
const COUNT_MS = 3400;
const SEALED_BID_MS = 250;
const UNATTENDED_MS = 4000;

/** The tempo of the Oh Hell family for whoever sits at `seat`. */
export function ohHellTempo(seat: Seat | undefined): Tempo<OhHellState, OhHellEvent> {
  return {
    wait(entry, before, state, pace = 1): Wait {
      if ('table' in entry) return 0;
      const { game } = entry;
      const last = before && 'game' in before ? before.game : undefined;
      if (last?.type === 'DealScored')
        return seat === undefined || state.match.out[seat] ? pace * UNATTENDED_MS : 'asked';
      if (game.type === 'BidMade' && game.sealed) return pace * SEALED_BID_MS;
      const usual = Math.max(BEFORE[game.type] ?? 0, (last && AFTER[last.type]) ?? 0);
      return Math.max(last?.type === 'BidsRevealed' ? COUNT_MS : 0, pace * usual);
    },
    skipped: (entries) => seenBefore(entries, seat),
  };
}
