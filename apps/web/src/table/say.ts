import { type Card, type Entry, suitOf } from '@stikk/engine';
import type { OhHellEvent, OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { listed, ohHellSpeech, sentences } from '@stikk/words';
import { type Ask, openSum } from './ask-model.ts';
import type { Scene } from './table-model.ts';
import type { Words } from './words.tsx';

/** One line on what goes on: the loud part and the rest. */
export interface Line {
  readonly loud?: string | undefined;
  readonly text?: string | undefined;
}

export interface SayParts {
  readonly state: OhHellState;
  readonly options: OhHellOptions;
  readonly scene: Scene;
  readonly ask: Ask | undefined;
  /** The own sealed bid that is on its way. */
  readonly sent: number | undefined;
  readonly step: number;
}

/** What is said above the hand. */
export function lineOf({ state, options, scene, ask, sent, step }: SayParts, words: Words): Line | undefined {
  const { t, g, name, you } = words;
  switch (state.phase) {
    case 'bidding': {
      if (scene.kind === 'reveal') return step < 3 ? undefined : revealLine(state, words);
      if (ask) return undefined;
      const own = you === undefined ? undefined : (state.deal.bids[you] ?? sent);
      const waiting = state.deal.bids.flatMap((bid, seat) =>
        bid === null && !state.match.out[seat] && seat !== you ? [name(seat)] : [],
      );
      if (state.deal.bidding === 'turn')
        return state.turn === undefined ? undefined : { text: t('say.bids', { who: name(state.turn) }) };
      if (waiting.length === 0) return undefined;
      const text = t('say.waitsFor', { who: listed(g, waiting), count: waiting.length });
      return typeof own === 'number' ? { loud: `${t('say.yourBid', { bid: own })}.`, text } : { text };
    }
    case 'adjusting':
      return ask
        ? undefined
        : { text: t('say.adjusts', { who: name(state.turn), sum: openSum(state.deal.bids) }) };
    case 'naming':
      return ask ? undefined : { text: t('say.names', { who: name(state.turn) }) };
    case 'playing': {
      if (state.turn === undefined) {
        const winner = scene.kind === 'trick' ? scene.trick.plays.find(({ winning }) => winning) : undefined;
        return winner && { text: t('say.takes', { who: name(winner.seat) }) };
      }
      // Cards on foreheads are played by themselves.
      if (state.deal.seen === 'others') return undefined;
      if (ask?.kind !== 'play') return { text: t('say.plays', { who: name(state.turn) }) };
      return { loud: t('say.yourTurn'), text: duty(state, options, ask.legal, words) };
    }
    default:
      return undefined;
  }
}

/** Who deals first and why, while the first bid is made. */
export function openingLine(entries: readonly Entry<OhHellEvent>[], { g, telling }: Words): Line | undefined {
  const chosen = entries.find((entry) => 'game' in entry && entry.game.type === 'DealerChosen');
  const text = chosen && 'game' in chosen ? ohHellSpeech.describeEvent(g, chosen.game, telling) : undefined;
  return text === undefined ? undefined : { text: `${text}.` };
}

/** `3 + 2 + 1 + 3 = 9 på 9 stikk.` and what follows. */
function revealLine(state: Extract<OhHellState, { phase: 'bidding' }>, { t, you }: Words): Line {
  const { bids, size } = state.deal;
  const from = you ?? 0;
  const order = bids.map((_, step) => bids[(from + step) % bids.length]);
  const terms = order.filter((bid) => typeof bid === 'number').join(' + ');
  const sum = openSum(bids);
  const call = sum > size ? 'over' : sum < size ? 'under' : 'even';
  return {
    loud: t('say.sum', { terms, sum, size }),
    text: t('say.sumMeans', { call, by: Math.abs(sum - size) }),
  };
}

/** What the rules leave the player to play. */
function duty(
  state: Extract<OhHellState, { phase: 'playing' }>,
  options: OhHellOptions,
  legal: ReadonlySet<Card>,
  { t, name, g, you }: Words,
): string {
  const lead = state.trick[0];
  if (!lead) return t('say.lead');
  const suit = suitOf(lead.card);
  const led = t('say.led', { who: name(lead.seat), suit: g(`suit.${suit}`) });
  const hand = you === undefined ? [] : state.hands[you]!;
  const follows = [...legal].some((card) => suitOf(card) === suit);
  const forced = legal.size < hand.length;
  const must = !options['play.follow']
    ? t('say.anything')
    : follows
      ? t('say.follow')
      : forced
        ? t('say.trump')
        : t('say.anything');
  return sentences([`${led}, ${must}`]).concat('.');
}
