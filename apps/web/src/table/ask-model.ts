import { type Card, type HIDDEN, type Pending, type Seat, seenHand } from '@stikk/engine';
import {
  type Call,
  callOf,
  hookedBid,
  type OhHellCommand,
  type OhHellOptions,
  type OhHellState,
  playable,
} from '@stikk/variants/oh-hell';

/** What the table asks of the player now. */
export type Ask =
  | {
      readonly kind: 'bid';
      readonly max: number;
      /** The bid that the hook forbids. */
      readonly forbidden: number | undefined;
      readonly sealed: boolean;
      /** Others that have bid and others that bid at all. */
      readonly ready: number;
      readonly others: number;
      /** What has been bid in the open. */
      readonly sum: number;
      readonly last: boolean;
    }
  | {
      readonly kind: 'adjust';
      readonly from: number;
      readonly sum: number;
      readonly choices: readonly { readonly bid: number; readonly sum: number; readonly call: Call }[];
    }
  | { readonly kind: 'name' }
  | { readonly kind: 'play'; readonly legal: ReadonlySet<Card> };

/** What is asked of `you`; nothing while an act of yours is on its way that nobody can foresee the end of. */
export function askOf(
  state: OhHellState,
  options: OhHellOptions,
  you: Seat | undefined,
  pending: readonly Pending<OhHellCommand>[],
): Ask | undefined {
  if (you === undefined || isUnderWay(state, you, pending)) return undefined;
  switch (state.phase) {
    case 'bidding': {
      const { deal, match } = state;
      if (match.out[you] || deal.bids[you] !== null) return undefined;
      if (deal.bidding === 'turn' && state.turn !== you) return undefined;
      const others = deal.bids.filter((_, seat) => seat !== you && !match.out[seat]);
      const made = others.filter((bid) => bid !== null);
      return {
        kind: 'bid',
        max: deal.size,
        forbidden: hookedBid(state, you, options),
        sealed: deal.bidding === 'sealed',
        ready: made.length,
        others: others.length,
        sum: openSum(deal.bids),
        last: deal.bidding === 'turn' && made.length === others.length,
      };
    }
    case 'adjusting': {
      if (state.turn !== you) return undefined;
      const { deal, choices } = state;
      const from = deal.bids[you] as number;
      const sum = openSum(deal.bids);
      return {
        kind: 'adjust',
        from,
        sum,
        choices: choices.map((bid) => {
          const after = sum - from + bid;
          return { bid, sum: after, call: callOf(after, deal.size) };
        }),
      };
    }
    case 'naming':
      return state.turn === you ? { kind: 'name' } : undefined;
    case 'playing': {
      const hand = state.turn === you ? seenHand(state.hands[you]!) : undefined;
      return hand && { kind: 'play', legal: new Set(playable(state, hand, options)) };
    }
    default:
      return undefined;
  }
}

/** Whether an act for this very moment has been sent and cannot be shown yet. */
function isUnderWay(state: OhHellState, you: Seat, pending: readonly Pending<OhHellCommand>[]): boolean {
  return pending.some(({ command }) => {
    if (!('deal' in state) || !('deal' in command) || command.deal !== state.deal.number) return false;
    if (command.type === 'MakeBid') return state.phase === 'bidding' && state.deal.bids[you] === null;
    if (command.type === 'AdjustBid') return state.phase === 'adjusting';
    if (command.type === 'NameTrump') return state.phase === 'naming';
    return (
      command.type === 'PlayCard' &&
      state.phase === 'playing' &&
      command.trick === state.number &&
      state.hands[you]!.includes(command.card)
    );
  });
}

/** The own bid that is on its way and cannot be shown on the table yet. */
export const bidUnderWay = (pending: readonly Pending<OhHellCommand>[]): number | undefined =>
  pending.flatMap(({ command }) => (command.type === 'MakeBid' ? [command.bid] : []))[0];

export const openSum = (bids: readonly (number | typeof HIDDEN | null)[]): number =>
  bids.reduce<number>((sum, bid) => (typeof bid === 'number' ? sum + bid : sum), 0);
