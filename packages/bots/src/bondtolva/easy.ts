import { SUITS } from '@stikk/engine';
import type { BondtolvaCommand } from '@stikk/variants/bondtolva';
import { COUNT, codeOf } from '../suit-mask.ts';
import type { Sight } from './sight.ts';
import { strengthOn, worth } from './table.ts';
import { gain } from './thumb.ts';

/**
 * A command by rules of thumb: declare what does not fall, keep kings with their queens, take tricks with aces
 * and tens in them, save the own ones, throw what is worth least.
 * @param commands those to choose from, at least one
 */
export function easyCommand(sight: Sight, commands: readonly BondtolvaCommand[]): BondtolvaCommand {
  const { table, me } = sight;
  const safe = gain(table, table.rules.sideOf[me]!, worth(table)) > 0;
  const answers = commands.filter((command) => command.type === 'AnswerSuit');
  const declarations = commands.filter((command) => command.type === 'DeclareMarriage');
  const longest = [...answers, ...(safe ? declarations : [])].sort(
    (a, b) => length(sight, b.suit) - length(sight, a.suit),
  )[0];
  if (longest) return longest;
  const question = safe ? commands.find((command) => command.type === 'AskPartner') : undefined;
  if (question) return question;
  const drawing = commands.find((command) => command.type === 'DrawCard');
  if (drawing) return drawing;
  let best = commands[0]!;
  let highest = -Infinity;
  for (const command of commands) {
    if (command.type !== 'PlayCard') continue;
    const value = cardValue(sight, codeOf(command.card, table.rules.options.rankOrder));
    if (value > highest) {
      highest = value;
      best = command;
    }
  }
  return best;
}

const length = ({ table, me }: Sight, suit: (typeof SUITS)[number]) =>
  COUNT[table.hands[me * 4 + SUITS.indexOf(suit)]!]!;

/** How gladly a card is played: what it takes on the table against what is given up with it. */
function cardValue({ table, me }: Sight, code: number): number {
  const { rules, hands, lying, trump } = table;
  const { faces } = rules;
  const suit = code >> 4;
  const rank = code & 15;
  const bit = 1 << rank;
  const open = table.drawing ? table.left > 0 : true;
  const pairable = open && ((table.suits >> suit) & 1) === 0 && (bit & faces.pair) !== 0;
  const paired = pairable && (hands[me * 4 + suit]! & faces.pair) === faces.pair;
  const matador = (bit & faces.matadors) !== 0;
  const keep =
    rank * 0.05 + (matador ? 0.8 : 0) + (suit === trump ? 1 : 0) + (paired ? 4 : pairable ? 0.5 : 0);
  if (lying === 0)
    return table.left > 0 ? -keep : rank * 0.1 + (paired ? -4 : 0) + (suit === trump ? -0.5 : 0);
  let lies = 0;
  for (let index = 0; index < lying; index++) if ((faces.matadors >> (table.trick[index]! & 15)) & 1) lies++;
  const friend = rules.sideOf[table.holder] === rules.sideOf[me];
  if (friend) return (matador ? 1.2 : 0) - keep;
  const takes = strengthOn(table, suit, rank) > table.best;
  const hasPair = open && [0, 1, 2, 3].some((own) => pairHeld(table.hands, me, own, faces.pair, table.suits));
  const prize = lies * 1.5 + (matador ? 0.9 : 0) + (hasPair ? 2.5 : 0.4);
  return (takes ? prize : matador ? -1 : 0) - keep;
}

const pairHeld = (hands: Int32Array, me: number, suit: number, pair: number, declared: number): boolean =>
  (hands[me * 4 + suit]! & pair) === pair && ((declared >> suit) & 1) === 0;
