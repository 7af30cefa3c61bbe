import type { BondtolvaCommand } from '@stikk/variants/bondtolva';
import { closeDeal } from './close.ts';
import { perform } from './perform.ts';
import type { Equity } from './race.ts';
import type { Sight } from './sight.ts';
import {
  bitOf,
  copyTable,
  declare,
  emptyTable,
  isOver,
  legalMasks,
  pairs,
  place,
  type Table,
} from './table.ts';

/** Cards left to play at most for a look at every line. */
const MOST_CARDS = 16;
/** Values closer than this are level. */
const NEAR = 1e-6;

/** Searches endings in which two players know each other's cards. */
interface Solver {
  /**
   * The chance to win the match with best play of both from a table with open cards and no talon; some number
   * not above `low` where it is not above that, `undefined` when it takes more than `nodes` positions.
   */
  value(table: Table, nodes: number, low?: number): number | undefined;
  /** Positions that the last value took. */
  readonly spent: () => number;
}

function solverOf(model: Table, side: number, equity: Equity): Solver {
  const { rules, drawing, tableau } = model;
  const tables: Table[] = [];
  const masks: Int32Array[] = [];
  let spent = 0;
  let most = 0;

  const at = (depth: number): Table => {
    tables[depth] ??= emptyTable(rules, drawing, tableau);
    masks[depth] ??= new Int32Array(4);
    return tables[depth];
  };

  const search = (depth: number, low: number, high: number): number => {
    const table = at(depth);
    if (isOver(table)) {
      const won = closeDeal(table);
      return equity(table.scores, side, won);
    }
    if (++spent > most) return low;
    const mine = rules.sideOf[table.turn] === side;
    const next = at(depth + 1);
    let best = mine ? -1 : 2;
    let alpha = low;
    let beta = high;
    /** Takes in what the position at the next depth is worth; true where no more need be looked at. */
    const weighed = (): boolean => {
      const value = search(depth + 1, alpha, beta);
      if (mine ? value > best : value < best) best = value;
      if (mine) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      return alpha >= beta;
    };
    if (table.window) {
      const own = pairs(table, table.turn);
      for (let suit = 0; suit < 4; suit++) {
        if (((own >> suit) & 1) === 0) continue;
        copyTable(table, next);
        declare(next, suit);
        if (weighed()) return best;
      }
      table.window = false;
    }
    const legal = masks[depth]!;
    legalMasks(table, legal);
    for (let rank = 12; rank >= 0; rank--)
      for (let suit = 0; suit < 4; suit++) {
        if (((legal[suit]! >> rank) & 1) === 0) continue;
        copyTable(table, next);
        place(next, (suit << 4) + rank);
        if (weighed()) return best;
      }
    return best;
  };

  return {
    spent: () => spent,
    value(table, nodes, low = -1) {
      copyTable(table, at(0));
      spent = 0;
      most = nodes;
      const value = search(0, low, 2);
      return spent > most ? undefined : value;
    },
  };
}

/**
 * The commands that do best where every card is known and few are left, with what they are worth; `undefined`
 * where that is not so, or takes more than `nodes` positions.
 */
export function solved(
  sight: Sight,
  commands: readonly BondtolvaCommand[],
  equity: Equity,
  nodes: number,
): { readonly commands: readonly BondtolvaCommand[]; readonly value: number } | undefined {
  const { table, me, pool, unseen, covered } = sight;
  const { rules } = table;
  if (rules.players !== 2 || table.left > 0 || covered.length > 0 || table.cards > MOST_CARDS)
    return undefined;
  const other = 1 - me;
  if (pool.length !== unseen[other]) return undefined;
  const solver = solverOf(table, rules.sideOf[me]!, equity);
  const start = emptyTable(rules, table.drawing, table.tableau);
  copyTable(table, start);
  for (const code of pool) start.hands[other * 4 + (code >> 4)]! |= bitOf(code);
  const trial = emptyTable(rules, table.drawing, table.tableau);
  let best: BondtolvaCommand[] = [];
  let most = -1;
  let left = nodes;
  for (const command of commands) {
    copyTable(start, trial);
    perform(trial, command);
    const value = solver.value(trial, left, most - NEAR);
    left -= solver.spent();
    if (value === undefined) return undefined;
    if (value > most + NEAR) {
      best = [];
      most = value;
    }
    if (value >= most - NEAR / 2) best.push(command);
  }
  return { commands: best, value: most };
}
