import { bondtolva } from '@stikk/variants/bondtolva';
import { ohHell } from '@stikk/variants/oh-hell';
import type { Answer } from './answer.ts';
import { adjust, dice, legalBids, overUnder } from './bid.ts';
import { tolvaLegalCards, tolvaStockLeft, tolvaTrick } from './bondtolva/card.ts';
import { tolvaDeclare, tolvaQuestion, tolvaWindow } from './bondtolva/declare.ts';
import { tolvaSheetOf } from './bondtolva/scene.ts';
import { tolvaClosing, tolvaSettle } from './bondtolva/settle.ts';
import { legalCards, trick, visibility } from './card.ts';
import type { Checker } from './checker.ts';
import { dealer, eliminationDealer, firstDealer } from './dealer.ts';
import { eliminationPick } from './elimination.ts';
import { sequence, stockLeft, trumpRounds } from './schedule.ts';
import { final, roundResult, score } from './score.ts';
import { sheetOf } from './sheet.ts';
import { leftoverSwap, leftoverTwos, setesdalDraw, trumpDraw, trumpTurn } from './trump.ts';
import type { Vector } from './vector.ts';

/** What a family of rules can be asked. */
export interface Family {
  knows(kind: string): boolean;
  answer(vector: Vector): Answer;
}

const family = <Options>(
  sheetOf: (vector: Vector) => Options,
  kinds: Readonly<Record<string, Checker<Options>>>,
): Family => ({
  knows: (kind) => Object.hasOwn(kinds, kind),
  answer: (vector) => kinds[vector.kind]!(sheetOf(vector), vector.in ?? {}),
});

/** Kinds of examples by the family of rules they are about. */
export const families: Readonly<Record<string, Family>> = {
  [ohHell.id]: family(sheetOf, {
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
  }),
  [bondtolva.id]: family(tolvaSheetOf, {
    stock_left: tolvaStockLeft,
    trick: tolvaTrick,
    legal_cards: tolvaLegalCards,
    tolva_window: tolvaWindow,
    tolva_declare: tolvaDeclare,
    tolva_closing: tolvaClosing,
    tolva_settle: tolvaSettle,
    tolva_question: tolvaQuestion,
  }),
};
