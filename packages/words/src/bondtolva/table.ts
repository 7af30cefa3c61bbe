import { isVoidIn, type Suit, suitOf } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaOptions,
  type BondtolvaState,
  type Deal,
  duties,
} from '@stikk/variants/bondtolva';
import { suitName } from '../card.ts';
import type { Telling } from '../game-words.ts';
import { capital, type Translate } from '../translate.ts';
import { cardsOf } from './holding.ts';
import { halfClosed } from './refusal.ts';
import { seatsOf, sideParty, sidesOf } from './side.ts';

/** A side's names, and in a match of partners `Vi` or `De` from where the reader sits. */
export interface SideText {
  readonly name: string;
  readonly short: string;
}

/** How a side is called on the track and on the sheet. */
export function sideText(t: Translate, telling: Telling, side: number): SideText {
  const { state, ...rest } = telling;
  const sides = sidesOf(telling);
  const name = sideParty({ ...rest, t, state: state as BondtolvaState | undefined }, side).who;
  if (telling.you === undefined || seatsOf(sides, side).length === 1) return { name, short: name };
  return { name, short: t('tolva.table.side', { side: sides[telling.you] === side ? 'own' : 'other' }) };
}

/** What a seat is to the reader where there are partners: `medspiller`, `motspiller`. */
export function roleText(t: Translate, telling: Telling, seat: number): string | undefined {
  const { you } = telling;
  const sides = sidesOf(telling);
  if (you === undefined || you === seat || seatsOf(sides, sides[seat]!).length === 1) return undefined;
  return t('tolva.table.role', { role: sides[you] === sides[seat] ? 'partner' : 'opponent' });
}

/** What the one who is to act is asked for, from the legal commands; `undefined` when only a card is due. */
export function promptText(t: Translate, commands: readonly BondtolvaCommand[]): string | undefined {
  const may = (type: BondtolvaCommand['type']) => commands.some((command) => command.type === type);
  const kind = may('AnswerSuit')
    ? 'answer'
    : may('DrawCard')
      ? may('DeclareMarriage')
        ? 'declareDraw'
        : 'draw'
      : may('AskPartner')
        ? may('DeclareMarriage')
          ? 'all'
          : 'askPlay'
        : may('DeclareMarriage')
          ? 'declarePlay'
          : undefined;
  return kind && t('tolva.table.prompt', { kind });
}

/** What must be played now by the one whose turn it is: `Følg ruter`; `undefined` when no card is due. */
export function dutyText(t: Translate, state: BondtolvaState, options: BondtolvaOptions): string | undefined {
  if (state.phase !== 'playing' || state.turn === undefined) return undefined;
  const { deal, turn } = state;
  const cards = cardsOf(deal, turn);
  const say = (duty: string, suit?: Suit) =>
    t('tolva.table.duty', { duty, suit: suit ? suitName(t, suit) : 'none' });
  const led = deal.trick[0] && suitOf(deal.trick[0].card);
  if (led === undefined) {
    const pair = options['tolva.mustLeadPair'] ? deal.fresh : undefined;
    const held = pair !== undefined && cards.some((card) => card === `K${pair}` || card === `Q${pair}`);
    return held ? say('pair', pair) : say('lead');
  }
  const { follow, mustTrump, mustHead } = duties(deal, options);
  if (!follow) return say('free');
  if (!isVoidIn(cards, led)) {
    const text = say(mustHead ? 'head' : 'follow', led);
    return deal.tableaux ? t('tolva.table.fromBoth', { text }) : text;
  }
  const trump = deal.trump;
  return mustTrump && trump !== undefined && !isVoidIn(cards, trump) ? say('trump') : say('free');
}

/** A question to the partner; `closed` says why it may not be asked. */
export interface QuestionText {
  readonly label: string;
  readonly text: string;
  readonly closed: string | undefined;
}

/** The whole question: `Har du konge og dame? Ja binder.` */
export const wholeText = (t: Translate): QuestionText => ({
  label: t('tolva.table.whole'),
  text: t('tolva.table.askWhole'),
  closed: undefined,
});

/** The half question in a suit for the one whose turn it is: `Halv: har du dame?` */
export function halfText(
  t: Translate,
  suit: Suit,
  state: Extract<BondtolvaState, { phase: 'playing' }>,
): QuestionText {
  const { deal, turn, window } = state;
  const cards = turn === undefined ? [] : cardsOf(deal, turn);
  const why = halfClosed(suit, cards, deal, window?.granted ?? []);
  return {
    label: t('tolva.table.half'),
    text: t('tolva.table.askHalf', { missing: cards.includes(`K${suit}`) ? 'Q' : 'K' }),
    closed: why && t('tolva.table.noHalf', { why }),
  };
}

/** The label over the questions: `Spør Nord`. */
export const askText = (t: Translate, partner: string): string => t('tolva.table.ask', { who: partner });

export const drawText = (t: Translate): string => t('tolva.table.draw');
/** How many cards lie in the talon: `8 i talongen`. */
export const talonText = (t: Translate, count: number): string => t('tolva.table.talon', { count });
/** The label of the order of cards in a suit, which differs from that of other games. */
export const orderText = (t: Translate): string => t('tolva.table.order');
export const noTrumpYet = (t: Translate): string => t('tolva.table.noTrump');

/** Points that are still to be had in the deal, in the order of the panel. */
export interface PointsLeft {
  readonly cause: 'trumf' | 'tjog' | 'last' | 'matadors';
  readonly points: number;
  readonly text: string;
}

/** `2 trumf, konge og dame`, `1 siste stikk`: what the deal can still give, with its heading. */
export function pointsLeft(
  t: Translate,
  deal: Deal,
  options: BondtolvaOptions,
): { readonly title: string; readonly rows: readonly PointsLeft[] } {
  const declaring = (!deal.drawing || deal.talon.length > 0) && deal.declared.length < 4;
  const row = (cause: PointsLeft['cause'], holds: boolean): readonly PointsLeft[] => {
    const points = options[`tolva.points.${cause}`];
    return holds && points > 0 ? [{ cause, points, text: t('tolva.table.left', { cause }) }] : [];
  };
  return {
    title: capital(t('tolva.table.leftTitle')),
    rows: [
      ...row('trumf', declaring && deal.trump === undefined),
      ...row('tjog', declaring),
      ...row('matadors', true),
      ...row('last', true),
    ],
  };
}
