import { HIDDEN, SUITS, type Suit } from '@stikk/engine';
import type { OhHellCommand, OhHellEvent, OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { callText, capital, cardList, ohHellSpeech, trumpSentence, trumpShort } from '@stikk/words';
import type { Seen, Spoken } from '../text/spoken.ts';
import { type Choice, cardForms, suitForms } from '../text/typed.ts';
import { type Ask, askOf, bidUnderWay } from './ask-model.ts';
import { lineOf, openingLine } from './say.ts';
import { seatText } from './seats.tsx';
import { type TableModel, tableModel } from './table-model.ts';
import type { Words } from './words.tsx';

export type OhHellSeen = Seen<OhHellOptions, OhHellState, OhHellCommand, OhHellEvent>;

const said = (parts: readonly (string | undefined)[]): readonly string[] =>
  parts.filter((part) => part !== undefined && part !== '') as readonly string[];

function factsOf(model: TableModel, { t, g, card }: Words): readonly string[] {
  const { dealt, trump, turnUp, drawn, removed, counter, seats } = model;
  if (!dealt) return [];
  const call = counter && callText(g, counter.call, counter.sum, counter.size);
  return said([
    trumpSentence(g, trump),
    turnUp && g('event.turnedUp', { card: card(turnUp) }),
    drawn.length > 0 ? g('event.drawn', { cards: cardList(g, drawn) }) : undefined,
    removed.length > 0 ? g('event.removed', { cards: cardList(g, removed) }) : undefined,
    call && (counter.complete ? call.label : call.detail),
    counter === undefined && seats.some(({ sealed }) => sealed) ? t('status.sealed') : undefined,
  ]).map((fact) => `${fact}.`);
}

/** What is asked of the reader in full, or what goes on. */
function lineText(seen: OhHellSeen, model: TableModel, ask: Ask | undefined, words: Words) {
  const { state, options, entries, pending } = seen;
  const { t, g, telling } = words;
  const yours = t('say.yourTurn');
  if (ask?.kind === 'bid' && 'deal' in state) {
    const { number } = state.deal;
    const opening = number === 1 ? openingLine(entries, words)?.text : undefined;
    const hooked = ask.forbidden !== undefined && {
      type: 'MakeBid',
      deal: number,
      bid: ask.forbidden,
    };
    const hook = hooked
      ? ohHellSpeech.refusalText(g, 'hook', { ...telling, state, command: hooked })
      : undefined;
    const last = ask.last ? `${t('bid.last')}.` : undefined;
    return said([opening, yours, last, g('bid.ask'), hook]).join(' ');
  }
  if (ask?.kind === 'adjust') return `${yours} ${g('bid.adjust')}.`;
  if (ask?.kind === 'name') return `${yours} ${t('naming.title')}.`;
  const { scene } = model;
  const line = lineOf({ state, options, scene, ask, sent: bidUnderWay(pending), step: 3 }, words);
  return line && said([line.loud, line.text]).join(' ');
}

function bidChoices(
  state: OhHellState,
  ask: Ask | undefined,
  { t, g }: Words,
): readonly Choice<OhHellCommand>[] {
  if (!('deal' in state) || (state.phase !== 'bidding' && state.phase !== 'adjusting')) return [];
  const { number: deal, size } = state.deal;
  const type = state.phase === 'bidding' ? 'MakeBid' : 'AdjustBid';
  return Array.from({ length: size + 1 }, (_, bid) => ({
    typed: [String(bid)],
    text: capital(type === 'MakeBid' ? g('bid.make', { bid }) : t('text.changeTo', { bid })),
    command: { type, deal, bid },
    now:
      ask?.kind === 'bid'
        ? bid !== ask.forbidden
        : ask?.kind === 'adjust' && ask.choices.some((choice) => choice.bid === bid),
  }));
}

function trumpChoices(
  state: OhHellState,
  ask: Ask | undefined,
  { g }: Words,
): readonly Choice<OhHellCommand>[] {
  if (state.phase !== 'naming') return [];
  const choice = (trump: Suit | 'NT', typed: readonly string[]): Choice<OhHellCommand> => ({
    typed,
    text: capital(trumpShort(g, trump)),
    command: { type: 'NameTrump', deal: state.deal.number, trump },
    now: ask?.kind === 'name',
  });
  const none = trumpShort(g, 'NT');
  return [...SUITS.map((suit) => choice(suit, suitForms(g, suit))), choice('NT', [none, 'nt', 'grand'])];
}

/** A table of the Oh Hell family in words. */
export function ohHellSpoken(seen: OhHellSeen, words: Words): Spoken<OhHellCommand> {
  const { state, shown, options, bottom, acting, pending } = seen;
  const { t, g, name, card, letters } = words;
  const model = tableModel(shown, options, { bottom, you: words.you }, undefined);
  const { scene, deal } = model;
  const ask = askOf(state, options, acting, pending);
  const legal = ask?.kind === 'play' ? ask.legal : undefined;
  const trick = state.phase === 'playing' ? state.number : 1;
  const full = scene.kind === 'trick' && scene.trick.full;
  return {
    where: deal ? `${t('bar.deal', deal)} · ${g('sheet.cards', { count: deal.size })}` : t('bar.before'),
    facts: factsOf(model, words),
    seats: model.seats.map((seat) => ({
      seat: seat.seat,
      text: (around) => seatText(seat, { scene, covered: false }, words, around),
    })),
    trick:
      scene.kind === 'trick'
        ? {
            title: t('trick.label', { number: scene.trick.number }),
            plays: scene.trick.plays.map((play) =>
              said([
                `${name(play.seat)}: ${card(play.card)}`,
                play.winning ? t(full ? 'plate.takes' : 'plate.leads') : undefined,
              ]).join(', '),
            ),
          }
        : undefined,
    hand: model.hand,
    line: lineText(seen, model, ask, words),
    asked: ask !== undefined,
    choices: [
      ...bidChoices(state, ask, words),
      ...trumpChoices(state, ask, words),
      ...model.hand.flatMap((held): readonly Choice<OhHellCommand>[] =>
        held === HIDDEN
          ? []
          : [
              {
                typed: cardForms(g, letters, held),
                text: card(held),
                command: { type: 'PlayCard', deal: Math.max(deal?.number ?? 1, 1), trick, card: held },
                now: legal?.has(held) === true,
              },
            ],
      ),
    ],
    enter: undefined,
  };
}
