import { COUNT } from '../suit-mask.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';

/** The side with most aces and tens, by eyes where level; -1 when level on both (R-TO-20 to R-TO-22, A-20). */
function matadorSide(captured: Int32Array, { sides, faces }: Rules): number {
  let most = -1;
  let eyes = -1;
  let ahead = -1;
  for (let side = 0; side < sides; side++) {
    let count = 0;
    let sum = 0;
    for (let suit = 0; suit < 4; suit++) {
      const cards = captured[side * 4 + suit]!;
      count += COUNT[cards & faces.matadors]!;
      for (let rest = cards; rest !== 0; rest &= rest - 1) sum += faces.eyes[31 - Math.clz32(rest & -rest)]!;
    }
    if (count > most || (count === most && sum > eyes)) {
      most = count;
      eyes = sum;
      ahead = side;
    } else if (count === most && sum === eyes) ahead = -1;
  }
  return ahead;
}

/**
 * Books what a finished deal gives into the table's scores.
 * @returns the side that has won the match, or -1
 */
export function closeDeal(table: Table): number {
  const { rules, scores, taker } = table;
  if (table.won >= 0) return table.won;
  const matadors = matadorSide(table.captured, rules);
  const add = (side: number, points: number) => {
    if (points === 0) return;
    const sum = scores[side]! + points;
    scores[side] = sum > rules.target ? rules.bust : sum;
  };
  if (rules.settle === 'immediate') {
    add(taker, rules.last);
    if (matadors >= 0 && (rules.last === 0 || scores[taker] !== rules.target)) add(matadors, rules.matadors);
  } else
    for (let side = 0; side < rules.sides; side++)
      add(
        side,
        (rules.settle === 'deal_end' ? table.declared[side]! : 0) +
          (side === taker ? rules.last : 0) +
          (side === matadors ? rules.matadors : 0),
      );
  if (scores[taker] === rules.target) return taker;
  for (const side of rules.order) if (scores[side] === rules.target) return side;
  return -1;
}
