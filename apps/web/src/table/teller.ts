import { suitOf } from '@stikk/engine';
import { type OhHellEvent, type OhHellState, ohHellRules } from '@stikk/variants/oh-hell';
import { ohHellSpeech } from '@stikk/words';
import type { Teller, TellingSign } from './telling.ts';

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

/** How the events of the Oh Hell family are told. */
export const ohHellTeller: Teller<OhHellState, OhHellEvent> = {
  game: ohHellRules,
  speech: ohHellSpeech,
  sign: signOf,
};
