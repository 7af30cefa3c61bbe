import { type BySeat, HIDDEN, type Seat } from '@stikk/engine';
import type { EventOf, OhHellEvent, OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { cardList, cardName } from '../card.ts';
import type { Telling } from '../game-words.ts';
import { cardOf, inOrder, mannerOf, type Scene as Of, people, subject } from '../scene.ts';
import { listed, sentences, signed, type Translate, type Values } from '../translate.ts';
import { trumpSentence } from '../trump.ts';
import { traditionOf } from './tradition.ts';

type Scene = Of<OhHellState>;

/** An event as a sentence; `undefined` when it is not worth telling. */
export function describeEvent(
  t: Translate,
  event: { readonly type: string },
  telling: Telling,
): string | undefined {
  const scene: Scene = { ...telling, t, state: telling.state as OhHellState | undefined };
  const text = told(event as OhHellEvent, scene);
  return text && sentences([text]);
}

function told(event: OhHellEvent, scene: Scene): string | undefined {
  const { t } = scene;
  const say = (key: string, seat: Seat, values: Values = {}) =>
    t(`event.${key}`, { ...subject(scene, seat), ...values });
  switch (event.type) {
    case 'DealerChosen':
      return dealerChosen(event, scene);
    case 'HandsDealt':
      return handsDealt(event, scene);
    case 'BidMade':
      if (!event.sealed || (scene.open && event.bid !== HIDDEN))
        return say('bid', event.seat, { bid: event.bid });
      return event.seat === scene.you && event.bid !== HIDDEN
        ? say('bidOwn', event.seat, { bid: event.bid })
        : say('bidSealed', event.seat);
    case 'BidsRevealed':
      return t('event.revealed', { bids: byPlayer(scene, event.bids, 'revealedOne', 'bid') });
    case 'AdjustmentDue':
      return say('adjustmentDue', event.seat, { choices: listed(t, event.choices.map(String), 'or') });
    case 'BidAdjusted':
      return say('adjusted', event.seat, { from: event.from, bid: event.bid });
    case 'BiddingClosed':
      return biddingClosed(event, scene);
    case 'HandsUncovered':
      return t('event.uncovered');
    case 'TrumpNamed':
      return say('trumpNamed', event.seat, { trump: event.trump });
    case 'CardPlayed':
      return say(manner(event, scene.state), event.seat, { card: cardName(t, event.card) });
    case 'TrickTaken': {
      const card = winningCard(event, scene.state);
      if (card === undefined) return say('trickPlain', event.seat, { trick: event.trick });
      return say('trick', event.seat, { trick: event.trick, card: cardName(t, card) });
    }
    case 'DealScored':
      return dealScored(event, scene);
    case 'EliminationTied':
      return t('event.eliminationTied', { list: people(scene, event.seats) });
    case 'PlayerEliminated':
      return say('eliminated', event.seat, { by: event.by });
    case 'MatchEnded':
      return matchEnded(event, scene);
    default:
      return undefined;
  }
}

function dealerChosen(event: EventOf<'DealerChosen'>, scene: Scene): string {
  const card = event.draws?.at(-1)?.[event.dealer];
  const how = event.how === 'high_card' && !card ? 'chosen' : event.how;
  return scene.t('event.dealerChosen', {
    ...subject(scene, event.dealer),
    how,
    card: card ? cardName(scene.t, card) : '',
  });
}

function handsDealt(event: EventOf<'HandsDealt'>, scene: Scene): string {
  const { t, you } = scene;
  const { deal, size, drawn, removed, turnUp, trump } = event;
  const seated = you !== undefined && (event.hands[you]?.length ?? 0) > 0 ? 'yes' : 'no';
  return sentences([
    t('event.dealt', { ...subject(scene, event.dealer), deal, size }),
    drawn && t('event.drawn', { cards: cardList(t, drawn) }),
    removed && t('event.removed', { cards: cardList(t, removed) }),
    turnUp && t('event.turnedUp', { card: cardName(t, turnUp) }),
    trump === undefined
      ? t('event.trumpOpen')
      : drawn && trump === 'NT'
        ? t('event.grand')
        : trumpSentence(t, trump),
    event.seen === 'others' ? t('event.seenOthers', { seated }) : undefined,
    event.seen === 'none' ? t('event.seenNone') : undefined,
  ]);
}

function biddingClosed(event: EventOf<'BiddingClosed'>, scene: Scene): string {
  const { t, state } = scene;
  const { call, sum } = event;
  const size = state && 'deal' in state ? state.deal.size : undefined;
  const quiet = (scene.options as OhHellOptions | undefined)?.announceOverUnder === false;
  const announced = () =>
    size === undefined
      ? t('event.call', { call, sum })
      : t('call.label', { call, sum, size, by: Math.abs(sum - size) });
  const plain = size === undefined ? undefined : t('call.sum', { sum, size });
  return sentences([
    quiet ? plain : announced(),
    event.naming === undefined ? undefined : t('event.names', subject(scene, event.naming)),
    t('event.leads', subject(scene, event.leader)),
  ]);
}

const manner = ({ card }: EventOf<'CardPlayed'>, state: OhHellState | undefined): string =>
  state?.phase === 'playing' ? mannerOf(card, state.trick, state.deal.trump) : 'played';

const winningCard = ({ seat }: EventOf<'TrickTaken'>, state: OhHellState | undefined) =>
  state?.phase === 'playing' ? cardOf(seat, state.trick, state.lastTrick) : undefined;

function byPlayer(scene: Scene, values: BySeat<number | null>, key: string, name: string): string {
  const seats = inOrder(
    scene,
    values.flatMap((value, seat) => (value === null ? [] : [seat])),
  );
  return seats
    .map((seat) => scene.t(`event.${key}`, { ...subject(scene, seat), [name]: signed(values[seat]!) }))
    .join(', ');
}

function dealScored(event: EventOf<'DealScored'>, scene: Scene): string {
  const { t } = scene;
  const { deal, made, points } = event;
  const game = traditionOf(scene.preset);
  const scores = (kept: boolean) =>
    byPlayer(
      scene,
      points.map((score, seat) => (made[seat] === kept ? score : null)),
      'scoredOne',
      'points',
    );
  const [hits, misses] = [scores(true), scores(false)];
  if (event.flatOut) {
    const flatOut = t('event.flatOut', { game, deal });
    return points.some((score) => score) ? sentences([flatOut, misses]) : flatOut;
  }
  return sentences([
    t('event.scored', { deal }),
    hits && t('event.scoredMade', { game, list: hits }),
    misses && t('event.scoredMissed', { game, list: misses }),
  ]);
}

function matchEnded(event: EventOf<'MatchEnded'>, scene: Scene): string {
  const { t, state } = scene;
  const { winners } = event;
  const points = state?.match.totals[winners[0]!];
  const by = points === undefined ? '' : 'By';
  const values = points === undefined ? {} : { points };
  return winners.length === 1
    ? t(`event.won${by}`, { ...subject(scene, winners[0]!), ...values })
    : t(`event.shared${by}`, { list: people(scene, winners), ...values });
}
