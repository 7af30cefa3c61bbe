import { type MaybeCard, sortedHand } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaOptions,
  type BondtolvaState,
  type Deal,
  duties,
} from '@stikk/variants/bondtolva';
import {
  capital,
  declarationText,
  drawText,
  dutyText,
  halfText,
  kindText,
  noTrumpYet,
  promptText,
  sideText,
  suitName,
  talonText,
  trackText,
  trumpSentence,
  trumpShort,
  wholeText,
} from '@stikk/words';
import { columns } from '../columns.ts';
import { cardLine, type Desk, type Turn, tellingOf, trickLine } from '../play/desk.ts';
import { scoreCell, trackBar } from './score.ts';

const rules = ({ options }: Desk) => options as BondtolvaOptions;

const openCards = (deal: Deal, seat: number): readonly MaybeCard[] =>
  (deal.tableaux?.[seat]?.open ?? []).filter((card) => card !== null);

const handOf = (desk: Desk, deal: Deal): readonly MaybeCard[] =>
  sortedHand(deal.hands[desk.you]!, deal.trump, rules(desk).rankOrder);

/** What a person at a table of Bondtolva sees and is asked. */
export const bondtolvaTurn: Turn<BondtolvaState> = {
  table(desk, state) {
    if (!('deal' in state)) return [];
    const { t, say, names } = desk;
    const { deal, match } = state;
    const options = rules(desk);
    const title = [
      `${t('sheet.deal')} ${deal.number}`,
      deal.trump === undefined ? noTrumpYet(t) : trumpSentence(t, deal.trump),
      ...(deal.drawing ? [talonText(t, deal.talon.length)] : []),
    ];
    const declared = deal.declared.map(
      ({ kind, suit, seat }) => `${kindText(t, kind)} ${suitName(t, suit)} (${names[seat]})`,
    );
    return [
      desk.ink.strong(title.join(' · ')),
      ...columns(
        match.scores.map((score, side) => {
          const track = trackText(t, score, options);
          return [
            sideText(t, tellingOf(desk, state), side).name,
            trackBar(score, options['tolva.target']),
            track.score,
            track.left,
          ];
        }),
      ),
      ...(declared.length > 0 ? [capital(declared.join(', '))] : []),
      ...(deal.tableaux === undefined ? [] : tableauLines(desk, deal)),
      `${say.trick}: ${trickLine(desk, deal.trick)}`,
      `${say.hand}: ${cardLine(desk, handOf(desk, deal))}`,
    ];
  },

  sheet(desk, state) {
    const { t } = desk;
    const { sheet, scores } = state.match;
    if (sheet.length === 0) return [];
    return columns([
      [
        t('sheet.deal'),
        t('sheet.trump'),
        ...scores.map((_, side) => sideText(t, tellingOf(desk, state), side).name),
      ],
      ...sheet.map((row) => [
        row.deal,
        row.trump === undefined ? '–' : trumpShort(t, row.trump),
        ...scores.map((_, side) => scoreCell(row, side)),
      ]),
    ]);
  },

  question(desk, state, commands) {
    const { t, say } = desk;
    const prompt = promptText(t, commands as readonly BondtolvaCommand[]);
    if (prompt !== undefined) return prompt;
    const held = 'deal' in state && duties(state.deal, rules(desk)).follow;
    return (held ? dutyText(t, state, rules(desk)) : undefined) ?? say.play;
  },

  choice(desk, state, command) {
    const { t, you } = desk;
    const asked = command as BondtolvaCommand;
    switch (asked.type) {
      case 'DrawCard':
        return drawText(t);
      case 'DeclareMarriage':
      case 'AnswerSuit': {
        if (!('deal' in state)) return asked.type;
        const score = state.match.scores[state.match.sides[you]!]!;
        const { title, pair, gives, warning } = declarationText(
          t,
          asked.suit,
          state.deal,
          score,
          rules(desk),
        );
        return `${title}, ${pair} (${gives})${warning ? `. ${warning}` : ''}`;
      }
      case 'AskPartner':
        if (asked.kind === 'whole' || state.phase !== 'playing')
          return `${wholeText(t).label}: ${wholeText(t).text}`;
        return `${halfText(t, asked.suit!, state).text} (${suitName(t, asked.suit!)})`;
      default:
        return asked.type;
    }
  },

  number: () => undefined,
  numbered: () => undefined,

  cards: (desk, state) =>
    'deal' in state ? [...handOf(desk, state.deal), ...openCards(state.deal, desk.you)] : [],

  played: (state, card) =>
    'deal' in state
      ? ({
          type: 'PlayCard',
          deal: state.deal.number,
          trick: state.deal.trickNumber,
          card,
        } satisfies BondtolvaCommand)
      : undefined,
};

/** Open cards by seat, and how many still lie covered. */
const tableauLines = (desk: Desk, deal: Deal): readonly string[] =>
  deal.tableaux!.map(({ covered }, seat) => {
    const hidden = covered.filter((card) => card !== null).length;
    return `${desk.say.table}, ${desk.names[seat]}: ${cardLine(desk, openCards(deal, seat))}${hidden > 0 ? ` (+${hidden})` : ''}`;
  });
