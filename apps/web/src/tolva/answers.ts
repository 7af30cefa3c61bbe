import type { Entry, Suit } from '@stikk/engine';
import type { BondtolvaEvent } from '@stikk/variants/bondtolva';

/** What the partner said since the last trick was taken, by suit or `whole`. */
export function answersOf(entries: readonly Entry<BondtolvaEvent>[]): ReadonlyMap<Suit | 'whole', boolean> {
  const answers = new Map<Suit | 'whole', boolean>();
  let yes: boolean | undefined;
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at]!;
    if (!('game' in entry)) continue;
    const { game } = entry;
    if (game.type === 'TrickTaken' || game.type === 'HandsDealt') break;
    if (game.type === 'PartnerAnswered') yes = game.yes;
    if (game.type === 'PartnerAsked' && yes !== undefined) {
      answers.set(game.suit ?? 'whole', yes);
      yes = undefined;
    }
  }
  return answers;
}
