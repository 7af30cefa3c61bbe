import type { Fault } from '@stikk/engine';
import { type OhHellOptions, ohHell, packCount, plannedDeal } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { type Answer, either } from './answer.ts';
import { type Checker, checker } from './checker.ts';
import { count } from './input.ts';
import { withDeals } from './sheet.ts';

const trumpName = (trump: string | undefined) => (trump === 'NT' ? null : (trump ?? null));

const CARDS_SHORT = new Set(['cards-short', 'no-card-to-draw']);
const cardFaults = (sheet: OhHellOptions): readonly Fault[] =>
  ohHell.faults(sheet).filter((fault) => CARDS_SHORT.has(fault.code));

function planned(sheet: OhHellOptions): Answer {
  const plan = ohHell.plan(sheet);
  const faults = ohHell.faults(sheet);
  return {
    sizes: plan.map((deal) => deal.size),
    rounds: plan.length,
    deals: plan.length,
    players: plan.map((deal) => deal.players),
    trumps: plan.map((deal) => trumpName(deal.trump)),
    dealers: plan.map((deal) => deal.dealer ?? null),
    finalists: plan.at(-1)?.players,
    max: Math.max(...plan.map((deal) => deal.size)),
    valid: faults.length === 0,
    faults: faults.map((fault) => fault.option),
  };
}

/** The hand sizes of a whole match, and how many sit at each deal. */
export const sequence: Checker = checker(z.object({}), planned);

const listed = z.union([count, z.looseObject({ size: count })]);

/** The trump of each deal, as far as the sheet alone decides it. */
export const trumpRounds: Checker = checker(
  z.object({ sizes: z.optional(z.array(listed)) }),
  (sheet, { sizes }) => {
    const sizeOf = (item: z.infer<typeof listed>) => (typeof item === 'number' ? item : item.size);
    const own = sheet['schedule.list'] ?? [];
    const same =
      sheet['schedule.pattern'] === 'custom' &&
      sizes?.length === own.length &&
      sizes.every((item, index) => sizeOf(item) === sizeOf(own[index]!));
    const deals = sizes as OhHellOptions['schedule.list'];
    const asked = deals === undefined || same ? sheet : withDeals(sheet, deals);
    return { trumps: ohHell.plan(asked).map((deal) => trumpName(deal.trump)) };
  },
);

/** How many cards lie outside a deal, and whether it can be dealt at all (C1). */
export const stockLeft: Checker = checker(
  z.object({ size: count, players: z.optional(count) }),
  (sheet, { size, players = sheet.players }) => {
    const asked = withDeals({ ...sheet, players }, [size]);
    const left = packCount(asked) - players * size;
    const turns = sheet['trump.mode'] === 'turn_up' && plannedDeal(asked, 1)?.trump === undefined;
    return {
      left,
      valid: cardFaults(asked).length === 0,
      turned: turns && left > 0,
      max: either(Math.floor(packCount(asked) / players), largest(asked)),
    };
  },
);

/** The largest hand for which the sheet's cards suffice. */
function largest(sheet: OhHellOptions): number {
  let size = 0;
  while (cardFaults(withDeals(sheet, [size + 1])).length === 0) size++;
  return size;
}
