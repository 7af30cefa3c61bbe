import { suitOf } from '@stikk/engine';
import { type BondtolvaEvent, type BondtolvaState, bondtolvaRules } from '@stikk/variants/bondtolva';
import { bondtolvaSpeech } from '@stikk/words';
import type { Teller, TellingSign } from '../table/telling.ts';

function signOf(event: BondtolvaEvent): TellingSign {
  switch (event.type) {
    case 'CardPlayed':
      return suitOf(event.card);
    case 'MarriageDeclared':
      return event.suit;
    case 'CoverTurned':
      return event.card === '??' ? 'info' : suitOf(event.card);
    case 'PointsBooked':
      return event.bust ? 'missed' : 'done';
    case 'TrickTaken':
    case 'DealScored':
    case 'MatchEnded':
      return 'done';
    default:
      return 'info';
  }
}

/** How the events of Bondtolva are told. */
export const tolvaTeller: Teller<BondtolvaState, BondtolvaEvent> = {
  game: bondtolvaRules,
  speech: bondtolvaSpeech,
  sign: signOf,
};
