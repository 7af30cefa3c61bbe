import type { BondtolvaOptions, Side } from '@stikk/variants/bondtolva';
import { listed } from '@stikk/words';
import { useWords } from '../table/words.tsx';
import { sidesIn } from './bondtolva-score.ts';

/** What a side is called: its player, or both partners. */
export function useSideName(): (side: Side) => string {
  const { g, telling } = useWords();
  const sides = sidesIn(telling.options as BondtolvaOptions);
  return (side) =>
    listed(
      g,
      telling.names.filter((_, seat) => sides[seat] === side),
    );
}
