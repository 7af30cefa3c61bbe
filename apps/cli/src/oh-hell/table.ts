import { type Hand, type RankOrder, sortedHand, type Trump } from '@stikk/engine';
import { type Deal, type DealRow, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import { columns } from '../columns.ts';
import { nextText, SUIT_NAMES, seatList, trickText } from '../table-words.ts';

const trumpName = (trump: Trump | undefined): string =>
  trump === undefined
    ? 'trump not yet named'
    : typeof trump === 'object'
      ? `${SUIT_NAMES[trump.under]} under ${SUIT_NAMES[trump.over]}`
      : trump === 'NT'
        ? 'no trump'
        : `${SUIT_NAMES[trump]} trump`;

/** The table as lines of text. Cards and bids that the state does not show stay hidden. */
export function tableText(state: OhHellState, ruled: readonly number[], order: RankOrder): readonly string[] {
  return [
    '',
    ...dealLines(state),
    ...phaseLines(state),
    '',
    ...seatLines(state, ruled, order),
    ...trickLines(state),
    ...sheetLines(state),
  ];
}

function dealLines(state: OhHellState): readonly string[] {
  if (!('deal' in state)) return [];
  const { deal } = state;
  const facts = [
    `${deal.size} ${deal.size === 1 ? 'card' : 'cards'}`,
    trumpName(deal.trump),
    `dealer seat ${deal.dealer}`,
    ...(deal.turnUp === undefined ? [] : [`turned up ${deal.turnUp}`]),
    ...(deal.drawn.length === 0 ? [] : [`drawn ${deal.drawn.join(' ')}`]),
    ...(deal.removed.length === 0 ? [] : [`taken out ${deal.removed.join(' ')}`]),
    `${deal.stock} left`,
  ];
  return [`deal ${deal.number}: ${facts.join(', ')}`];
}

function phaseLines(state: OhHellState): readonly string[] {
  const next = nextText(ohHell.toAct(state));
  switch (state.phase) {
    case 'playing':
      return [`playing trick ${state.number}${next}${calledText(state.deal)}`];
    case 'adjusting':
      return [`adjusting${next}, to ${state.choices.join(' or ')}`];
    case 'naming':
      return [`naming trump${next}${calledText(state.deal)}`];
    case 'tied':
      return [`${seatList(state.tied)} tied for leaving${next}`];
    case 'over':
      return [`over, won by ${seatList(state.winners)}`];
    case 'dealing':
      return [`before deal ${state.match.sheet.length + 1}${next}`];
    default:
      return [`${state.phase}${next}`];
  }
}

const calledText = (deal: Deal): string =>
  deal.sum === undefined ? '' : `; ${deal.sum} bid on ${deal.size}: ${deal.call}`;

function seatLines(state: OhHellState, ruled: readonly number[], order: RankOrder): readonly string[] {
  const { match } = state;
  const played = 'deal' in state ? state : undefined;
  const held = (hand: Hand) => sortedHand(hand, played?.deal.trump, order).join(' ') || (played ? '–' : '');
  const adjusted = ruled.some((points) => points !== 0);
  return columns([
    ['', 'score', ...(adjusted ? ['ruled'] : []), 'bid', 'taken', 'hand'],
    ...match.totals.map((total, seat) => [
      `seat ${seat}`,
      total + (ruled[seat] ?? 0),
      ...(adjusted ? [ruled[seat]!] : []),
      played?.deal.bids[seat] ?? '',
      state.phase === 'playing' && !match.out[seat] ? state.taken[seat]! : '',
      match.out[seat] ? 'out' : held(played?.hands[seat] ?? []),
    ]),
  ]);
}

function trickLines(state: OhHellState): readonly string[] {
  if (state.phase !== 'playing') return [];
  return ['', ...trickText(state.trick, state.lastTrick)];
}

function sheetLines({ match: { sheet, seats } }: OhHellState): readonly string[] {
  if (sheet.length === 0) return [];
  const short = ({ trump }: DealRow) => (typeof trump === 'object' ? `${trump.under}/${trump.over}` : trump);
  const cell = (row: DealRow, seat: number) =>
    row.points[seat] === null
      ? ''
      : `${row.taken[seat] ?? '–'}/${row.bids[seat] ?? '–'} ${String(row.points[seat]).padStart(3)}`;
  return [
    '',
    ...columns([
      ['deal', 'cards', 'trump', ...Array.from({ length: seats }, (_, seat) => `seat ${seat}`), 'call'],
      ...sheet.map((row) => [
        row.deal,
        row.size,
        short(row) ?? '',
        ...Array.from({ length: seats }, (_, seat) => cell(row, seat)),
        row.flatOut ? `${row.call}, all missed` : (row.call ?? 'ruled'),
      ]),
    ]),
  ];
}
