import { HIDDEN, suitOf, winningPlay } from '@stikk/engine';
import type { OhHellCommand, OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { cardName } from '../card.ts';
import type { Refused } from '../game-words.ts';
import { listed, type Translate, type Values } from '../translate.ts';

/** Why the rules refused a command, as a sentence. */
export function refusalText(t: Translate, reason: string, refused: Refused): string {
  const key = `refusal.${reason}`;
  if (!t.has(key)) return t('refusal.other');
  return t(key, told(t, refused));
}

/** Whatever a refusal may speak of; `none` and -1 where it is not known. */
function told(t: Translate, { command: asked, state: met, options, names }: Refused): Values {
  const order = (options as OhHellOptions | undefined)?.rankOrder ?? 'ace_high';
  const state = met as OhHellState | undefined;
  const command = asked as OhHellCommand | undefined;
  const trick = state?.phase === 'playing' ? state.trick : [];
  const led = trick[0] && suitOf(trick[0].card);
  const best = state?.phase === 'playing' ? winningPlay(trick, state.deal.trump, order)?.card : undefined;
  const card = command?.type === 'PlayCard' ? command.card : undefined;
  const bid = command && 'bid' in command ? command.bid : HIDDEN;
  const turn = state && 'turn' in state ? state.turn : undefined;
  const choices = state?.phase === 'adjusting' ? state.choices : [];
  return {
    suit: led ?? 'none',
    best: best ? cardName(t, best) : 'none',
    card: card ? cardName(t, card) : 'none',
    who: (turn !== undefined && names[turn]) || 'none',
    phase: state?.phase ?? 'none',
    size: state && 'deal' in state ? state.deal.size : -1,
    bid,
    choices: choices.length > 0 ? listed(t, choices.map(String), 'or') : 'none',
  };
}
