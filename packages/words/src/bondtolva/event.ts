import { type Card, HIDDEN, type MaybeCard, type Seat } from '@stikk/engine';
import type { BondtolvaEvent, BondtolvaOptions, BondtolvaState, EventOf } from '@stikk/variants/bondtolva';
import { cardName, suitName } from '../card.ts';
import type { Telling } from '../game-words.ts';
import { cardOf, mannerOf, people, subject } from '../scene.ts';
import { sentences, type Translate, type Values } from '../translate.ts';
import { trumpSentence } from '../trump.ts';
import { dealScored, matchEnded, pointsBooked } from './score-event.ts';
import { seatsOf, sidesOf, type TolvaScene } from './side.ts';

/** An event as a sentence; `undefined` when it is not worth telling. */
export function describeEvent(
  t: Translate,
  event: { readonly type: string },
  telling: Telling,
): string | undefined {
  const scene: TolvaScene = { ...telling, t, state: telling.state as BondtolvaState | undefined };
  const text = told(event as BondtolvaEvent, scene);
  return text && sentences([text]);
}

function told(event: BondtolvaEvent, scene: TolvaScene): string | undefined {
  const { t, state } = scene;
  const say = (key: string, seat: Seat, values: Values = {}) =>
    t(`tolva.event.${key}`, { ...subject(scene, seat), ...values });
  switch (event.type) {
    case 'DealerChosen':
      return dealerChosen(event, scene);
    case 'HandsDealt':
      return handsDealt(event, scene);
    case 'CardPlayed':
      return cardPlayed(event, scene);
    case 'TrickTaken': {
      const deal = state && 'deal' in state ? state.deal : undefined;
      const card = deal && cardOf(event.seat, deal.trick, deal.lastTrick);
      const values = { ...subject(scene, event.seat), trick: event.trick };
      return card === undefined
        ? t('event.trickPlain', values)
        : t('event.trick', { ...values, card: cardName(t, card) });
    }
    case 'CoverTurned':
      return say('coverTurned', event.seat, { card: cardName(t, event.card) });
    case 'MarriageDeclared':
      return marriageDeclared(event, scene);
    case 'PartnerAsked':
      return partnerAsked(event, scene);
    case 'AnswerDue':
      return say('answerDue', event.seat);
    case 'PartnerAnswered':
      return event.yes && event.suit
        ? say('yes', event.seat, { suit: suitName(t, event.suit) })
        : say('no', event.seat);
    case 'CardsDrawn':
      return cardsDrawn(event, scene);
    case 'PointsBooked':
      return pointsBooked(event, scene);
    case 'DealScored':
      return dealScored(event, scene);
    case 'MatchEnded':
      return matchEnded(event, scene);
    default:
      return undefined;
  }
}

function dealerChosen(event: EventOf<'DealerChosen'>, scene: TolvaScene): string {
  const { t } = scene;
  const card = event.draws?.at(-1)?.[event.dealer];
  const how = event.how === 'high_card' && !card ? 'chosen' : event.how;
  const sides = [...new Set(event.sides)];
  const paired = sides.length < event.sides.length;
  const [first, second] = sides
    .sort((a, b) => Number(event.sides[scene.you ?? 0] === b) - Number(event.sides[scene.you ?? 0] === a))
    .map((side) => people(scene, seatsOf(event.sides, side)));
  return sentences([
    t('event.dealerChosen', { ...subject(scene, event.dealer), how, card: card ? cardName(t, card) : '' }),
    paired ? t('tolva.event.partners', { first: first!, second: second! }) : undefined,
  ]);
}

function handsDealt(
  { deal, dealer, hands, talon, covered }: EventOf<'HandsDealt'>,
  scene: TolvaScene,
): string {
  const { t } = scene;
  const size = hands[0]?.length ?? 0;
  return sentences([
    t('event.dealt', { ...subject(scene, dealer), deal, size }),
    talon.length > 0 ? t('tolva.event.talon', { count: talon.length }) : undefined,
    covered && t('tolva.event.tableau', { count: covered[0]?.length ?? 0 }),
    t('event.leads', subject(scene, (dealer + 1) % hands.length)),
  ]);
}

function cardPlayed({ seat, card }: EventOf<'CardPlayed'>, scene: TolvaScene): string {
  const { t, state } = scene;
  const deal = state && 'deal' in state ? state.deal : undefined;
  const manner = deal ? mannerOf(card, deal.trick, deal.trump) : 'played';
  const text = t(`event.${manner}`, { ...subject(scene, seat), card: cardName(t, card) });
  const fromTable = deal?.tableaux?.[seat]?.open.includes(card) ?? false;
  return fromTable ? t('tolva.event.fromTable', { text }) : text;
}

function marriageDeclared(event: EventOf<'MarriageDeclared'>, scene: TolvaScene): string {
  const { t } = scene;
  const { seat, suit, kind, points, king, queen } = event;
  const holds = (key: string, holder: Seat | undefined) =>
    holder === undefined ? undefined : t(`tolva.event.${key}`, subject(scene, holder));
  const later = (scene.options as BondtolvaOptions | undefined)?.['tolva.settle'] === 'deal_end';
  return sentences([
    t('tolva.event.declared', { ...subject(scene, seat), kind, suit: suitName(t, suit) }),
    ...(king === queen ? [holds('holdsBoth', king)] : [holds('holdsKing', king), holds('holdsQueen', queen)]),
    kind === 'trumf' ? trumpSentence(t, suit) : undefined,
    later && points > 0 ? t('tolva.event.atEnd', { points }) : undefined,
  ]);
}

function partnerAsked({ seat, kind, suit }: EventOf<'PartnerAsked'>, scene: TolvaScene): string {
  const { t, you } = scene;
  const sides = sidesOf(scene);
  const partner = seatsOf(sides, sides[seat]!).find((other) => other !== seat) ?? seat;
  const whom = partner === you ? t('tolva.you') : subject(scene, partner).who;
  const values = { ...subject(scene, seat), whom };
  return kind === 'half' && suit
    ? t('tolva.event.askedHalf', { ...values, suit: suitName(t, suit) })
    : t('tolva.event.askedWhole', values);
}

function cardsDrawn({ cards, first }: EventOf<'CardsDrawn'>, scene: TolvaScene): string {
  const { t, state, options } = scene;
  const order = cards.map((_, index) => (first + index) % cards.length);
  const drew = (seat: Seat, card: MaybeCard) =>
    isSeen(card)
      ? t('tolva.event.drew', { ...subject(scene, seat), card: cardName(t, card) })
      : t('tolva.event.drewHidden', subject(scene, seat));
  const left = leftAfter(cards.length, state);
  const follow = (options as BondtolvaOptions | undefined)?.['play.follow'] ?? false;
  return sentences([
    ...(cards.some(isSeen)
      ? order.map((seat) => drew(seat, cards[seat]!))
      : [t('tolva.event.drewEach', { list: people(scene, order) })]),
    left === undefined || left === 0 ? undefined : t('tolva.event.talonLeft', { count: left }),
    left === 0 ? t('tolva.event.talonEmpty') : undefined,
    left === 0 && follow ? t('tolva.event.followNow') : undefined,
  ]);
}

const isSeen = (card: MaybeCard): card is Card => card !== HIDDEN;

/** Cards in the talon once these are drawn; the state may be the one before or after. */
function leftAfter(drawn: number, state: BondtolvaState | undefined): number | undefined {
  if (state === undefined || !('deal' in state)) return undefined;
  return state.deal.talon.length - (state.phase === 'drawing' ? drawn : 0);
}
