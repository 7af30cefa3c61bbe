import { type Card, type Suit, suitOf, winningPlay } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaOptions,
  type BondtolvaState,
  type Deal,
  partnerOf,
} from '@stikk/variants/bondtolva';
import { cardName, suitName } from '../card.ts';
import type { Refused } from '../game-words.ts';
import type { Translate, Values } from '../translate.ts';
import { cardsOf } from './holding.ts';

type Asking = Extract<BondtolvaCommand, { type: 'AskPartner' }>;

/** What a refusal was met by; `undefined` where it is not known. */
interface Met {
  readonly state: BondtolvaState | undefined;
  readonly options: BondtolvaOptions | undefined;
  readonly command: BondtolvaCommand | undefined;
}

/** Why the rules refused a command, as a sentence. */
export function refusalText(t: Translate, reason: string, refused: Refused): string {
  const key = [`tolva.refusal.${reason}`, `refusal.${reason}`].find((known) => t.has(known));
  if (key === undefined) return t('refusal.other');
  const met: Met = {
    state: refused.state as BondtolvaState | undefined,
    options: refused.options as BondtolvaOptions | undefined,
    command: refused.command as BondtolvaCommand | undefined,
  };
  return t(key, {
    ...play(t, met, refused),
    ...(reason === 'must-lead-pair' ? lead(t, met) : why(t, reason, met)),
  });
}

const dealOf = ({ state }: Met): Deal | undefined => (state && 'deal' in state ? state.deal : undefined);

/** What duties of play speak of; `none` where it is not known. */
function play(t: Translate, met: Met, { names }: Refused): Values {
  const { state, command } = met;
  const deal = dealOf(met);
  const led = deal?.trick[0];
  const best = deal && winningPlay(deal.trick, deal.trump, met.options?.rankOrder ?? 'ace_ten')?.card;
  const card = command?.type === 'PlayCard' ? command.card : undefined;
  const turn = state && 'turn' in state ? state.turn : undefined;
  return {
    suit: led ? suitOf(led.card) : 'none',
    best: best ? cardName(t, best) : 'none',
    card: card ? cardName(t, card) : 'none',
    who: (turn !== undefined && names[turn]) || 'none',
    phase: state?.phase ?? 'none',
    asked: command?.type ?? 'none',
  };
}

function lead(t: Translate, met: Met): Values {
  const fresh = dealOf(met)?.fresh;
  return { suit: fresh ? suitName(t, fresh) : 'none' };
}

/** What refusals of declarations and questions speak of. */
function why(t: Translate, reason: string, met: Met): Values {
  const { command } = met;
  const suit = command && 'suit' in command ? command.suit : undefined;
  const named: Values = suit ? { suit: suitName(t, suit) } : {};
  switch (reason) {
    case 'no-window':
      return { why: whyNoWindow(met) };
    case 'no-pair':
      return { ...named, why: whyNoPair(met, suit) };
    case 'no-half':
      return { ...named, why: whyNoHalf(met, suit) };
    case 'no-question':
      return { why: whyNoQuestion(met), kind: command?.type === 'AskPartner' ? command.kind : 'none' };
    default:
      return {};
  }
}

function whyNoWindow(met: Met): string {
  const deal = dealOf(met);
  if (met.state?.phase === 'answering') return 'answer';
  if (deal?.drawing && deal.talon.length === 0) return 'talon';
  return deal?.trickNumber === 1 ? 'first' : 'other';
}

const isDeclared = (deal: Deal, suit: Suit): boolean => deal.declared.some((pair) => pair.suit === suit);

function whyNoPair(met: Met, suit: Suit | undefined): string {
  const deal = dealOf(met);
  if (suit === undefined || deal === undefined) return 'other';
  return isDeclared(deal, suit) ? 'declared' : 'lacking';
}

/** Why half of a pair may not be asked for: `both`, `none`, `declared`, `granted`; `undefined` when it may. */
export function halfClosed(
  suit: Suit,
  cards: readonly Card[],
  deal: Deal,
  granted: readonly Suit[],
): string | undefined {
  const held = [`K${suit}`, `Q${suit}`].filter((card) => cards.includes(card as Card)).length;
  if (isDeclared(deal, suit)) return 'declared';
  if (held !== 1) return held === 2 ? 'both' : 'none';
  return granted.includes(suit) ? 'granted' : undefined;
}

function whyNoHalf(met: Met, suit: Suit | undefined): string {
  const { state } = met;
  if (suit === undefined || state?.phase !== 'playing' || state.turn === undefined) return 'other';
  const cards = cardsOf(state.deal, state.turn);
  return halfClosed(suit, cards, state.deal, state.window?.granted ?? []) ?? 'other';
}

function whyNoQuestion({ state, options, command }: Met): string {
  if (state?.phase !== 'playing' || state.turn === undefined) return 'other';
  if (partnerOf(state.match, state.turn) === undefined) return 'partner';
  const allowed = options?.['tolva.questions'] ?? 'both';
  if (allowed === 'off') return 'off';
  if (allowed !== 'both' && allowed !== (command as Asking | undefined)?.kind) return 'kind';
  if (state.window?.declared !== undefined) return 'declared';
  return (state.window?.asked.length ?? 0) > 0 ? 'asked' : 'other';
}
