import type { Entry, Fact, Heading } from './fact.ts';

/** A deal that was put right: from what, to what, when and where. */
export interface Correction {
  readonly seq: number;
  readonly deal: number;
  readonly from: Entry;
  readonly to: Entry;
  readonly at: number;
  readonly device: string;
  /** It was taken back. */
  readonly undone: boolean;
}

/** What the facts of a sheet come to. */
export interface Ledger {
  readonly heading: Heading;
  /** What stands for each deal, from the first. */
  readonly entries: readonly Entry[];
  /** The latest first. */
  readonly corrections: readonly Correction[];
  readonly ended: boolean;
  /** The latest fact that still holds and can be taken back. */
  readonly last: Fact | undefined;
}

/**
 * Folds the facts of one sheet.
 * @throws RangeError when they do not begin with its heading
 */
export function ledgerOf(facts: readonly Fact[]): Ledger {
  const [heading] = facts;
  if (heading?.type !== 'Begun') throw new RangeError('a sheet begins with its heading');
  const undone = new Set(facts.flatMap((fact) => (fact.type === 'Undone' ? [fact.fact] : [])));
  const standing = facts.filter(({ seq, type }) => seq > 0 && type !== 'Undone' && !undone.has(seq));
  const entries: Entry[] = [];
  /** What each deal was at the time, struck facts left out. */
  const before = new Map<number, Entry>();
  const corrections: Correction[] = [];
  for (const fact of facts) {
    if (fact.type !== 'Written' && fact.type !== 'Corrected') continue;
    const { seq, deal, entry, at, device } = fact;
    const from = before.get(deal);
    if (fact.type === 'Corrected' && from !== undefined)
      corrections.unshift({ seq, deal, from, to: entry, at, device, undone: undone.has(seq) });
    if (undone.has(seq)) continue;
    before.set(deal, entry);
    entries[deal - 1] = entry;
  }
  return {
    heading,
    entries,
    corrections,
    ended: standing.some(({ type }) => type === 'Ended'),
    last: standing.at(-1),
  };
}
