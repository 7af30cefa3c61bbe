import { SUITS } from '@stikk/engine';
import type { BondtolvaCommand } from '@stikk/variants/bondtolva';
import { codeOf } from '../suit-mask.ts';
import { declare, draw, pairs, place, type Table } from './table.ts';
import { longest } from './thumb.ts';

/** Does on a table with open cards what a command does. */
export function perform(table: Table, command: BondtolvaCommand): void {
  const { rules } = table;
  switch (command.type) {
    case 'PlayCard':
      place(table, codeOf(command.card, rules.options.rankOrder));
      return;
    case 'DrawCard':
      draw(table);
      return;
    case 'DeclareMarriage':
    case 'AnswerSuit':
      declare(table, SUITS.indexOf(command.suit));
      return;
    case 'AskPartner': {
      table.asked++;
      const partner = rules.partnerOf[table.turn]!;
      if (command.suit === undefined) {
        const theirs = pairs(table, partner);
        if (theirs !== 0) declare(table, longest(table, partner, theirs));
        return;
      }
      const suit = SUITS.indexOf(command.suit);
      if ((table.hands[partner * 4 + suit]! & rules.faces.pair) !== 0) table.granted |= 1 << suit;
    }
  }
}
