import type { Seat } from '@stikk/engine';
import type { BondtolvaEvent, BondtolvaOptions, BondtolvaState } from '@stikk/variants/bondtolva';
import { bondtolvaSpeech, dutyText, promptText } from '@stikk/words';
import type { Line } from '../table/say.ts';
import type { Words } from '../table/words.tsx';
import { type Ask, decides } from './ask-model.ts';
import type { Scene } from './tolva-model.ts';

export interface SaidParts {
  readonly state: BondtolvaState;
  readonly options: BondtolvaOptions;
  readonly scene: Scene;
  readonly ask: Ask | undefined;
  readonly last: BondtolvaEvent | undefined;
}

/** What is read before anything else is said. */
const NEWS: readonly BondtolvaEvent['type'][] = [
  'MarriageDeclared',
  'PartnerAsked',
  'PartnerAnswered',
  'PointsBooked',
];

/** The first sentence, and the rest. */
export function headed(text: string): Line {
  const [loud, ...rest] = text.split(/(?<=[.?!]) /);
  return { loud, text: rest.length > 0 ? rest.join(' ') : undefined };
}

/** What is said above the hand. */
export function lineOf({ state, options, scene, ask, last }: SaidParts, words: Words): Line | undefined {
  const { t, g, name, telling } = words;
  if (!('deal' in state)) return undefined;
  if (ask?.draw) return headed(promptText(g, ask.commands) ?? '');
  if (ask?.legal && !decides(ask)) {
    const duty = dutyText(g, state, options);
    return { loud: t('say.yourTurn'), text: duty && `${duty}.` };
  }
  const news =
    last && NEWS.includes(last.type)
      ? bondtolvaSpeech.describeEvent(g, last, { ...telling, state })
      : undefined;
  if (news !== undefined) return { text: `${news}.` };
  if (ask) return undefined;
  return { text: waiting(state, scene, name, t) };
}

function waiting(
  state: Extract<BondtolvaState, { deal: unknown }>,
  scene: Scene,
  name: (seat: Seat) => string,
  t: Words['t'],
): string | undefined {
  if (state.phase === 'answering') return t('tolva.answers', { who: name(state.turn) });
  if (state.phase === 'drawing') return t('tolva.draws', { who: name(state.turn) });
  if (state.turn !== undefined) return t('say.plays', { who: name(state.turn) });
  const winner = scene.kind === 'trick' ? scene.trick.plays.find(({ winning }) => winning) : undefined;
  return winner && t('say.takes', { who: name(winner.seat) });
}
