import { ohHell } from '@stikk/variants/oh-hell';
import { adjust, dice, legalBids, overUnder } from './bid.ts';
import { legalCards, trick, visibility } from './card.ts';
import type { Checker } from './checker.ts';
import { dealer, eliminationDealer, firstDealer } from './dealer.ts';
import { eliminationPick } from './elimination.ts';
import { sequence, stockLeft, trumpRounds } from './schedule.ts';
import { final, roundResult, score } from './score.ts';
import { leftoverSwap, leftoverTwos, setesdalDraw, trumpDraw, trumpTurn } from './trump.ts';

/** Kinds of examples by the family of rules they are about. */
export const kinds: Readonly<Record<string, Readonly<Record<string, Checker>>>> = {
  [ohHell.id]: {
    sequence,
    stock_left: stockLeft,
    leftover_twos: leftoverTwos,
    leftover_swap: leftoverSwap,
    trump_rounds: trumpRounds,
    trump_draw: trumpDraw,
    trump_turn: trumpTurn,
    setesdal_draw: setesdalDraw,
    legal_bids: legalBids,
    adjust,
    over_under: overUnder,
    dice,
    visibility,
    trick,
    legal_cards: legalCards,
    score,
    round_result: roundResult,
    final,
    dealer,
    first_dealer: firstDealer,
    elimination_plan: sequence,
    elimination_pick: eliminationPick,
    elimination_dealer: eliminationDealer,
  },
};
