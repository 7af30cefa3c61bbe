import { type Card, SUITS, type Suit } from '@stikk/engine';
import {
  type Question as Asked,
  Ask as Asking,
  Button,
  type Declaration,
  Declare,
  TurnPanel,
} from '@stikk/ui';
import {
  type BondtolvaCommand,
  type BondtolvaOptions,
  type BondtolvaState,
  partnerOf,
} from '@stikk/variants/bondtolva';
import {
  askText,
  capital,
  closedDeclaration,
  declarationText,
  drawText,
  halfText,
  kindText,
  promptText,
  suitName,
  wholeText,
} from '@stikk/words';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../table/words.tsx';
import type { Ask } from './ask-model.ts';
import { headed } from './said.ts';
import { moveOf } from './side-model.ts';
import { moveText } from './track.tsx';

type InDeal = Extract<BondtolvaState, { deal: unknown }>;

export interface PanelProps {
  readonly state: InDeal;
  readonly options: BondtolvaOptions;
  readonly ask: Ask;
  /** What the partner said in this window, by suit or `whole`. */
  readonly answers: ReadonlyMap<Suit | 'whole', boolean>;
  readonly onAct: (command: BondtolvaCommand) => void;
  /** Something that cannot be done now was pressed. */
  readonly onWhy: (command: BondtolvaCommand) => void;
}

const scoreOf = ({ match }: InDeal, seat: number) => match.scores[match.sides[seat]!]!;

/** A pair as a button, with what it gives. */
function declaration(suit: Suit, { state, options }: PanelProps, score: number, words: Words): Declaration {
  const { t, g } = words;
  const { deal } = state;
  const { title, pair, gives, gain, warning } = declarationText(g, suit, deal, score, options);
  const points = options[`tolva.points.${deal.trump === undefined ? 'trumf' : 'tjog'}`];
  const move = gain && moveOf([{ ...gain, side: 0, for: 'deal' }], 0);
  const said = { name: title, pair, points };
  return {
    id: suit,
    suits: [suit],
    name: title,
    short: capital(kindText(g, deal.trump === undefined ? 'trumf' : 'tjog')),
    text: gain ? (warning && !gain.bust ? warning : pair) : gives,
    gives: move && { plus: points, ...move },
    label: move
      ? t('tolva.gives', { ...said, gain: [moveText(words, move), warning].filter(Boolean).join('. ') })
      : t('tolva.later', said),
  };
}

/** What would fall, as a warning under the buttons. */
function warningOf({ state, options, ask }: PanelProps, score: number, { t, g }: Words): ReactNode {
  const [suit] = ask.declare;
  const text = suit && declarationText(g, suit, state.deal, score, options);
  if (!text?.gain?.bust) return undefined;
  const { from, points } = text.gain;
  return (
    <>
      <b>{t('tolva.sum', { from, points, sum: from + points })}</b> {text.warning}.
    </>
  );
}

/** Why half of a pair is not asked for, in a word. */
function shortOf(
  suit: Suit,
  cards: readonly (Card | unknown)[],
  { state }: PanelProps,
  { t }: Words,
): string {
  if (state.deal.declared.some((pair) => pair.suit === suit)) return t('tolva.short.declared');
  if (state.phase === 'playing' && state.window?.granted.includes(suit)) return t('tolva.short.granted');
  const [king, queen] = [cards.includes(`K${suit}`), cards.includes(`Q${suit}`)];
  if (king === queen) return t(king ? 'tolva.short.both' : 'tolva.short.none');
  return t(king ? 'tolva.short.Q' : 'tolva.short.K');
}

function questionsOf(props: PanelProps, you: number, partner: string, words: Words): readonly Asked[] {
  const { state, options, ask, answers } = props;
  const { t, g } = words;
  if (state.phase !== 'playing') return [];
  const allowed = options['tolva.questions'];
  const said = (of: Suit | 'whole') => {
    const yes = answers.get(of);
    return yes === undefined ? undefined : { yes, text: t(yes ? 'tolva.yes' : 'tolva.no') };
  };
  const may = (suit?: Suit) => ask.questions.some((question) => question.suit === suit);
  const whole = wholeText(g);
  const wholes: readonly Asked[] =
    allowed === 'half'
      ? []
      : [
          {
            id: 'whole',
            name: whole.label,
            text: whole.text,
            short: t('tolva.short.whole'),
            barred: !may(),
            answer: said('whole'),
          },
        ];
  if (allowed === 'whole') return wholes;
  const cards = state.deal.hands[you]!;
  return [
    ...wholes,
    ...SUITS.toReversed().map((suit): Asked => {
      const half = halfText(g, suit, state);
      return {
        id: suit,
        suit,
        text: half.closed ?? half.text,
        short: shortOf(suit, cards, props, words),
        label: t('tolva.asked', { who: partner, suit: suitName(g, suit), text: half.closed ?? half.text }),
        barred: !may(suit),
        answer: said(suit),
      };
    }),
  ];
}

/** What the winner of a trick may do before the next card, or the pair a partner is asked for. */
export const Panel = (props: PanelProps) => {
  const { state, options, ask, onAct, onWhy } = props;
  const words = useWords();
  const { t, g, name } = words;
  const you = state.turn!;
  const partner = partnerOf(state.match, you);
  const at = { deal: state.deal.number, trick: state.deal.trickNumber };
  const score = scoreOf(state, you);
  const { loud, text } = headed(promptText(g, ask.commands) ?? t('tolva.waits'));
  const asks = ask.questions.length > 0 || props.answers.size > 0 || ask.busy;
  const questions = asks && partner !== undefined ? questionsOf(props, you, name(partner), words) : [];
  const suits = ask.answer.length > 0 ? ask.answer : ask.declare;
  const choices = suits.map((suit) => declaration(suit, props, score, words));
  // Where there is a choice already, what comes later would only take its room.
  if (ask.declare.length === 1 && state.deal.trump === undefined) {
    const { title, why } = closedDeclaration(g, 'tjog', 'later');
    choices.push({ id: 'later', name: title, short: capital(kindText(g, 'tjog')), text: why, barred: true });
  }
  const asked = (id: string): BondtolvaCommand =>
    id === 'whole'
      ? { type: 'AskPartner', ...at, kind: 'whole' }
      : { type: 'AskPartner', ...at, kind: 'half', suit: id as Suit };
  return (
    <TurnPanel
      title={loud?.replace(/\.$/, '')}
      text={text}
      act={
        ask.draw ? (
          <Button look="go" onClick={() => onAct({ type: 'DrawCard', ...at })}>
            {drawText(g)}
          </Button>
        ) : undefined
      }
      warning={warningOf(props, score, words)}
    >
      {questions.length > 0 && partner !== undefined ? (
        <Asking
          title={askText(g, name(partner))}
          hint={t('tolva.hint', { kind: options['tolva.questions'] })}
          questions={[...questions]}
          disabled={ask.busy}
          onAsk={(id) => onAct(asked(id))}
          onBarred={(id) => onWhy(asked(id))}
        />
      ) : null}
      {choices.length > 0 ? (
        <Declare
          {...(questions.length > 0
            ? { title: t('tolva.declare'), hint: t('tolva.once') }
            : { label: t('tolva.declare') })}
          choices={choices}
          disabled={ask.busy}
          onDeclare={(id) =>
            onAct({ type: ask.answer.length > 0 ? 'AnswerSuit' : 'DeclareMarriage', ...at, suit: id as Suit })
          }
        />
      ) : null}
    </TurnPanel>
  );
};
