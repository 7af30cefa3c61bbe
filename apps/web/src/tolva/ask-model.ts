import type { Card, Pending, Seat, Suit } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolvaRules,
  type CommandOf,
} from '@stikk/variants/bondtolva';

export type Question = CommandOf<'AskPartner'>;

/** What the table asks of the player now. */
export interface Ask {
  readonly commands: readonly BondtolvaCommand[];
  /** Cards that may be played; `undefined` when no card is due. */
  readonly legal: ReadonlySet<Card> | undefined;
  /** Suits of the pairs that may be declared. */
  readonly declare: readonly Suit[];
  readonly questions: readonly Question[];
  /** Suits to choose from for the partner who asked. */
  readonly answer: readonly Suit[];
  /** A card is to be taken from the talon. */
  readonly draw: boolean;
  /** The partner has been asked and not answered yet. */
  readonly busy: boolean;
}

/** What is asked of `you`; nothing while an act of yours is on its way that nobody can foresee the end of. */
export function askOf(
  state: BondtolvaState,
  options: BondtolvaOptions,
  you: Seat | undefined,
  pending: readonly Pending<BondtolvaCommand>[],
  last: BondtolvaEvent | undefined,
): Ask | undefined {
  if (you === undefined || !('deal' in state)) return undefined;
  const { number, trickNumber } = state.deal;
  const underWay = pending.filter(
    ({ command }) => 'trick' in command && command.deal === number && command.trick === trickNumber,
  );
  const commands = bondtolvaRules.legal(state, you, options);
  const isLegal = (sent: BondtolvaCommand) =>
    commands.some((command) => JSON.stringify(command) === JSON.stringify(sent));
  const asking = underWay.some(({ command }) => command.type === 'AskPartner');
  if (commands.length === 0 || (!asking && underWay.some(({ command }) => isLegal(command))))
    return undefined;
  const of = <Type extends BondtolvaCommand['type']>(type: Type) =>
    commands.filter((command): command is CommandOf<Type> => command.type === type);
  const cards = of('PlayCard').map(({ card }) => card);
  return {
    commands,
    legal: cards.length > 0 ? new Set(cards) : undefined,
    declare: of('DeclareMarriage').map(({ suit }) => suit),
    questions: of('AskPartner'),
    answer: of('AnswerSuit').map(({ suit }) => suit),
    draw: of('DrawCard').length > 0,
    busy: asking || last?.type === 'PartnerAsked',
  };
}

/** Whether there is more to decide than which card: then the panel stands. */
export const decides = (ask: Ask | undefined): boolean =>
  ask !== undefined &&
  (ask.busy || ask.declare.length > 0 || ask.questions.length > 0 || ask.answer.length > 0);
