import type { Entry, Seat } from '@stikk/engine';

const CARD = /"([2-9TJQKA][CDHS])"/g;

interface Known {
  readonly type: string;
  readonly seen?: 'own' | 'others' | 'none';
  readonly hands?: readonly (readonly string[])[];
  readonly turnUp?: string;
  readonly drawn?: readonly string[];
  readonly removed?: readonly string[];
  readonly seat?: Seat;
  readonly card?: string;
  readonly sealed?: boolean;
  readonly bid?: number | string;
}

/**
 * What a seat was told too early, judged by the rules of the table and not by any code of the game: a card that
 * nobody had shown it, or somebody else's sealed bid. `raw` is the whole record, `told` the lines as received.
 */
export function leaks(raw: readonly Entry[], told: readonly Entry[], viewer: Seat): readonly string[] {
  const found: string[] = [];
  let known = new Set<string>();
  for (const entry of told) {
    const truth = raw[entry.seq - 1]!;
    const text = JSON.stringify(entry);
    if (text.includes('"hash"')) found.push(`${entry.seq}: a hash`);
    if (!('game' in truth)) {
      if (text.includes('"secret"')) found.push(`${entry.seq}: the secret`);
      continue;
    }
    const event = truth.game as Known;
    if (event.type === 'DealerChosen') continue;
    if (event.type === 'HandsDealt') {
      const open = event.hands!.flatMap((hand, seat) =>
        (event.seen === 'own' && seat === viewer) || (event.seen === 'others' && seat !== viewer) ? hand : [],
      );
      known = new Set([...open, ...(event.drawn ?? []), ...(event.removed ?? [])]);
      if (event.turnUp !== undefined) known.add(event.turnUp);
    } else if (event.type === 'HandsUncovered') for (const card of event.hands![viewer]!) known.add(card);
    else if (event.type === 'CardPlayed') known.add(event.card!);
    else if (
      event.type === 'BidMade' &&
      event.sealed &&
      event.seat !== viewer &&
      !text.includes('"bid":"??"')
    )
      found.push(`${entry.seq}: a sealed bid`);
    for (const [, card] of text.matchAll(CARD)) if (!known.has(card!)) found.push(`${entry.seq}: ${card}`);
  }
  return found;
}
