import { type Hand, type MaybeCard, sortedHand } from '@stikk/engine';
import { type BondtolvaOptions, type BondtolvaState, bondtolva, type Deal } from '@stikk/variants/bondtolva';
import { columns } from '../columns.ts';
import { nextText, SUIT_NAMES, seatList, trickText } from '../table-words.ts';
import { bookingText, scoreCell, trackBar } from './score.ts';

type Rules = Pick<BondtolvaOptions, 'rankOrder' | 'tolva.target'>;

/** The table as lines of text. Cards that the state does not show stay hidden. */
export function tableText(state: BondtolvaState, ruled: readonly number[], rules: Rules): readonly string[] {
  return [
    '',
    ...('deal' in state ? dealLines(state.deal) : []),
    ...phaseLines(state),
    '',
    ...sideLines(state, ruled, rules),
    '',
    ...seatLines(state, rules),
    ...tableauLines(state),
    ...('deal' in state ? ['', ...trickText(state.deal.trick, state.deal.lastTrick)] : []),
    ...sheetLines(state),
  ];
}

const sideSeats = ({ match }: BondtolvaState, side: number): string =>
  seatList(match.sides.flatMap((own, seat) => (own === side ? [seat] : [])));

function dealLines(deal: Deal): readonly string[] {
  const { number, trump, dealer, drawing, talon, declared, bookings } = deal;
  const facts = [
    trump === undefined ? 'no trump yet' : `${SUIT_NAMES[trump]} trump`,
    `dealer seat ${dealer}`,
    ...(drawing ? [`${talon.length} in the talon`] : []),
  ];
  return [
    `deal ${number}: ${facts.join(', ')}`,
    ...(declared.length === 0
      ? []
      : [
          `declared: ${declared.map(({ kind, suit, seat }) => `${kind} in ${SUIT_NAMES[suit]} by seat ${seat}`).join(', ')}`,
        ]),
    ...(bookings.length === 0
      ? []
      : [
          `booked: ${bookings.map((booking) => `side ${booking.side} ${bookingText(booking)} (${booking.for})`).join(', ')}`,
        ]),
  ];
}

function phaseLines(state: BondtolvaState): readonly string[] {
  const next = nextText(bondtolva.toAct(state));
  switch (state.phase) {
    case 'playing':
      return [`playing trick ${state.deal.trickNumber}${next}`];
    case 'drawing':
      return [`drawing after trick ${state.deal.trickNumber - 1}${next}`];
    case 'answering':
      return [`answering seat ${state.asker}${next}`];
    case 'over':
      return [`over, won by ${seatList(state.winners)}`];
    case 'dealing':
      return [`before deal ${state.match.sheet.length + 1}${next}`];
    case 'choosing':
      return [`choosing${next}`];
  }
}

function sideLines(state: BondtolvaState, ruled: readonly number[], rules: Rules): readonly string[] {
  const { scores } = state.match;
  const target = rules['tolva.target'];
  const adjusted = ruled.some((points) => points !== 0);
  return columns([
    ['side', 'score', ...(adjusted ? ['ruled'] : []), 'track', 'seats'],
    ...scores.map((score, side) => [
      side,
      score + (ruled[side] ?? 0),
      ...(adjusted ? [ruled[side] ?? 0] : []),
      trackBar(score, target),
      sideSeats(state, side),
    ]),
  ]);
}

function seatLines(state: BondtolvaState, { rankOrder }: Rules): readonly string[] {
  if (!('deal' in state)) return [];
  const { hands, taken, trump } = state.deal;
  const held = (hand: Hand) => sortedHand(hand, trump, rankOrder).join(' ') || '–';
  return columns([
    ['', 'taken', 'hand'],
    ...hands.map((hand, seat) => [`seat ${seat}`, taken[seat]!, held(hand)]),
  ]);
}

function tableauLines(state: BondtolvaState): readonly string[] {
  if (!('deal' in state) || state.deal.tableaux === undefined) return [];
  const place = (card: MaybeCard | null) => card ?? '··';
  return [
    '',
    ...columns([
      ['before', 'open', 'covered'],
      ...state.deal.tableaux.map(({ open, covered }, seat) => [
        `seat ${seat}`,
        open.map(place).join(' '),
        covered.map(place).join(' '),
      ]),
    ]),
  ];
}

function sheetLines({ match: { sheet, scores } }: BondtolvaState): readonly string[] {
  if (sheet.length === 0) return [];
  const side = (number: number | undefined) => (number === undefined ? '–' : `side ${number}`);
  return [
    '',
    ...columns([
      ['deal', 'trump', 'declared', 'last', 'aces, tens', ...scores.map((_, number) => `side ${number}`)],
      ...sheet.map((row) => [
        row.deal,
        row.trump ?? '–',
        row.declared.map(({ suit, seat }) => `${suit}${seat}`).join(' ') || '–',
        side(row.last),
        row.last === undefined ? '–' : `${row.counts.join(':')} ${side(row.matadors)}`,
        ...scores.map((_, number) => scoreCell(row, number)),
      ]),
    ]),
  ];
}
