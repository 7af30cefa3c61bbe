import type { Seat } from '@stikk/engine';
import type { BondtolvaEvent, BondtolvaState } from '@stikk/variants/bondtolva';
import { seenBefore } from './beginning.ts';
import type { Tempo, Wait } from './paced.ts';

type Kind = BondtolvaEvent['type'];

/** Milliseconds before an event of a kind, whatever came before it. */
const BEFORE: Partial<{ readonly [K in Kind]: number }> = {
  CardPlayed: 550,
  TrickTaken: 1200,
  CoverTurned: 250,
  CardsDrawn: 700,
  MarriageDeclared: 900,
  PartnerAsked: 800,
  PartnerAnswered: 900,
  PointsBooked: 500,
  DealScored: 700,
  MatchEnded: 1200,
};

/** Milliseconds that an event of a kind is looked at, whatever comes after it. */
const AFTER: Partial<{ readonly [K in Kind]: number }> = {
  DealerChosen: 600,
  HandsDealt: 900,
  CoverTurned: 350,
  CardsDrawn: 600,
  PartnerAsked: 900,
  PartnerAnswered: 1300,
  MarriageDeclared: 1200,
  PointsBooked: 1100,
};

/** A fall from over the target is read before anything else happens. */
const FALL_MS = 2200;
const UNATTENDED_MS = 4000;

/** The tempo of Bondtolva for whoever sits at `seat`. */
export function bondtolvaTempo(seat: Seat | undefined): Tempo<BondtolvaState, BondtolvaEvent> {
  return {
    wait(entry, before, _, pace = 1): Wait {
      if ('table' in entry) return 0;
      const last = before && 'game' in before ? before.game : undefined;
      if (last?.type === 'DealScored') return seat === undefined ? pace * UNATTENDED_MS : 'asked';
      const read = last?.type === 'PointsBooked' && last.bust ? FALL_MS : ((last && AFTER[last.type]) ?? 0);
      return pace * Math.max(BEFORE[entry.game.type] ?? 0, read);
    },
    skipped: (entries) => seenBefore(entries, seat),
  };
}
