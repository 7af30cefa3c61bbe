import { deckOf, HIDDEN, rankOf, type Seat, type Suit, strengthOf } from '@stikk/engine';
import type { TableauPlace } from '@stikk/ui';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  partnerOf,
} from '@stikk/variants/bondtolva';
import {
  askText,
  capital,
  declarationText,
  drawText,
  halfText,
  indexLetters,
  kindText,
  noTrumpYet,
  orderText,
  promptText,
  sideText,
  suitName,
  talonText,
  trackText,
  trumpSentence,
  wholeText,
} from '@stikk/words';
import type { Words } from '../table/words.tsx';
import type { Seen, Spoken } from '../text/spoken.ts';
import { type Choice, cardForms, suitForms } from '../text/typed.ts';
import { type Ask, askOf } from './ask-model.ts';
import { seatText } from './plate.tsx';
import { lineOf } from './said.ts';
import { type TolvaModel, tolvaModel } from './tolva-model.ts';

export type TolvaSeen = Seen<BondtolvaOptions, BondtolvaState, BondtolvaCommand, BondtolvaEvent>;
type Dealt = Extract<BondtolvaState, { deal: unknown }>;
type TolvaChoice = Choice<BondtolvaCommand>;

/** Cards that lie open before somebody, and how many of the places hide another. */
function openText(title: string, places: readonly TableauPlace[] | undefined, { t, card }: Words) {
  const open = places?.flatMap((place) =>
    place.open === undefined
      ? []
      : [place.covered ? t('tolva.over', { card: card(place.open) }) : card(place.open)],
  );
  return open && open.length > 0 ? [`${title}: ${open.join('; ')}.`] : [];
}

function factsOf(model: TolvaModel, options: BondtolvaOptions, words: Words): readonly string[] {
  const { t, g, letters, telling, name } = words;
  const { trump, talon, sides, scene, near, far, seats } = model;
  if (scene.kind !== 'trick') return [];
  const ranks = deckOf(options.deck)
    .filter((card) => card.endsWith('S'))
    .sort((a, b) => strengthOf(b, options.rankOrder) - strengthOf(a, options.rankOrder))
    .map((card) => indexLetters[letters][rankOf(card)]);
  const across = seats[1];
  return [
    `${trump === undefined ? noTrumpYet(g) : trumpSentence(g, trump)}.`,
    ...(talon === undefined ? [] : [`${capital(talonText(g, talon))}.`]),
    ...(model.partners
      ? sides.map(
          ({ side, score }) => `${sideText(g, telling, side).short}: ${trackText(g, score, options).score}.`,
        )
      : []),
    `${orderText(g)}: ${ranks.join(' ')}.`,
    ...openText(t('tolva.own'), near, words),
    ...(across ? openText(t('tolva.open', { who: name(across.seat) }), far, words) : []),
  ];
}

/** Pairs to declare or to answer with. */
function pairChoices(
  state: Dealt,
  options: BondtolvaOptions,
  ask: Ask,
  { g }: Words,
): readonly TolvaChoice[] {
  const { deal, match, turn } = state;
  const at = { deal: deal.number, trick: deal.trickNumber };
  const score = turn === undefined ? 0 : match.scores[match.sides[turn]!]!;
  const kind = kindText(g, deal.trump === undefined ? 'trumf' : 'tjog');
  const answers = ask.answer.length > 0;
  const suits = answers ? ask.answer : ask.declare;
  return suits.map((suit) => {
    const { title, pair, gives } = declarationText(g, suit, deal, score, options);
    const forms = suitForms(g, suit);
    return {
      typed: [
        ...(answers ? forms : []),
        ...forms.map((form) => `${kind} ${form}`),
        ...(suits.length === 1 ? [kind] : []),
      ],
      text: `${title}, ${pair}. ${capital(gives)}`,
      command: { type: answers ? 'AnswerSuit' : 'DeclareMarriage', ...at, suit },
      now: !ask.busy,
    };
  });
}

function questionChoices(state: Dealt, ask: Ask, who: string, { g }: Words): readonly TolvaChoice[] {
  if (state.phase !== 'playing') return [];
  const start = askText(g, who);
  return ask.questions.map((command): TolvaChoice => {
    if (command.suit === undefined) {
      const { label, text } = wholeText(g);
      return { typed: [label.toLocaleLowerCase()], text: `${start}: ${text}`, command, now: !ask.busy };
    }
    const suit: Suit = command.suit;
    const { label, text } = halfText(g, suit, state);
    return {
      typed: suitForms(g, suit).map((form) => `${label.toLocaleLowerCase()} ${form}`),
      text: `${start}, ${suitName(g, suit)}. ${text}`,
      command,
      now: !ask.busy,
    };
  });
}

function drawChoices(ask: Ask | undefined, { g }: Words): readonly TolvaChoice[] {
  const command = ask?.commands.find(({ type }) => type === 'DrawCard');
  const text = drawText(g);
  return command
    ? [{ typed: [text.split(' ')[0]!.toLocaleLowerCase(), text], text, command, now: true }]
    : [];
}

/** The own cards, in the hand and open on the table. */
const ownCards = ({ hand, near }: TolvaModel) => [
  ...hand,
  ...(near ?? []).flatMap(({ open }) => (open === undefined ? [] : [open])),
];

/** A table of Bondtolva in words. */
export function tolvaSpoken(seen: TolvaSeen, words: Words): Spoken<BondtolvaCommand> {
  const { state, shown, options, bottom, acting, pending, entries } = seen;
  const { t, g, name, card, letters } = words;
  const latest = entries.findLast((entry) => 'game' in entry);
  const last = latest && 'game' in latest ? latest.game : undefined;
  const ask = askOf(state, options, acting, pending, last);
  const model = tolvaModel(shown, options, { bottom, you: words.you }, last, false);
  const { scene, deal } = model;
  const dealt = 'deal' in state ? state : undefined;
  const at = dealt && { deal: dealt.deal.number, trick: dealt.deal.trickNumber };
  const full = scene.kind === 'trick' && scene.trick.full;
  const partner: Seat | undefined = acting === undefined ? undefined : partnerOf(state.match, acting);
  const own = ownCards(model);
  const line = lineOf({ state, options, scene, ask, last }, words);
  const prompt = ask && !ask.busy ? promptText(g, ask.commands) : undefined;
  const draw = drawChoices(ask, words);
  const pairs = ask && dealt ? pairChoices(dealt, options, ask, words) : [];
  const questions =
    ask && dealt && partner !== undefined ? questionChoices(dealt, ask, name(partner), words) : [];
  const cards = own.flatMap((held): readonly TolvaChoice[] =>
    held === HIDDEN || !at
      ? []
      : [
          {
            typed: cardForms(g, letters, held),
            text: card(held),
            command: { type: 'PlayCard', ...at, card: held },
            now: ask?.legal?.has(held) === true,
          },
        ],
  );
  return {
    where: deal ? t('tolva.bar', { deal: deal.number, trick: deal.trick, of: deal.of }) : t('bar.before'),
    facts: factsOf(model, options, words),
    seats: model.seats.map((seat) => ({
      seat: seat.seat,
      text: (around) => seatText(seat, options, words, around),
    })),
    trick:
      scene.kind === 'trick'
        ? {
            title: t('trick.label', { number: scene.trick.number }),
            plays: scene.trick.plays.map(
              (play) =>
                `${name(play.seat)}: ${card(play.card)}${play.winning ? `, ${t(full ? 'plate.takes' : 'plate.leads')}` : ''}`,
            ),
          }
        : undefined,
    hand: own,
    line: prompt
      ? `${t('say.yourTurn')} ${prompt}`
      : line && [line.loud, line.text].filter(Boolean).join(' '),
    asked: ask !== undefined && !ask.busy,
    choices: [...draw, ...pairs, ...questions, ...cards],
    enter: draw.length === 1 && pairs.length + questions.length === 0 ? draw[0]!.command : undefined,
  };
}
