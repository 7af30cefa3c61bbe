import { type RankOrder, sortedHand } from '@stikk/engine';
import type { OhHellCommand, OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { callText, needText, signed, trumpSentence, trumpShort } from '@stikk/words';
import { columns } from '../columns.ts';
import { cardLine, type Desk, type Turn, trickLine } from '../play/desk.ts';

const orderOf = ({ options }: Desk): RankOrder => (options as OhHellOptions).rankOrder;

/** What a person at a table of the Oh Hell family sees and is asked. */
export const ohHellTurn: Turn<OhHellState> = {
  table(desk, state) {
    if (!('deal' in state)) return [];
    const { t, say, names } = desk;
    const { deal, match, hands } = state;
    const call = deal.sum === undefined ? undefined : callText(t, deal.call!, deal.sum, deal.size).counter;
    const taken = (seat: number) => (state.phase === 'playing' ? state.taken[seat]! : undefined);
    const stands = (seat: number) => {
      const bid = deal.bids[seat];
      const count = taken(seat);
      if (typeof bid !== 'number' || count === undefined) return '';
      const left = deal.size - (state.phase === 'playing' ? state.number - 1 : 0);
      return needText(t, desk.preset, { bid, taken: count, left });
    };
    const title = [
      `${t('sheet.deal')} ${deal.number}`,
      trumpSentence(t, deal.trump),
      ...(call ? [call] : []),
    ];
    return [
      desk.ink.strong(title.join(' · ')),
      ...columns([
        ['', '', t('sheet.bid'), say.trick, ''],
        ...names.map((name, seat) => [
          `${name}${deal.dealer === seat ? ` (${t('sheet.dealer').toLowerCase()})` : ''}`,
          match.totals[seat]!,
          match.out[seat] ? t('sheet.out') : (deal.bids[seat] ?? ''),
          taken(seat) ?? '',
          stands(seat),
        ]),
      ]),
      ...(state.phase === 'playing' ? [`${say.trick}: ${trickLine(desk, state.trick)}`] : []),
      `${say.hand}: ${cardLine(desk, ohHellTurn.cards(desk, state))}`,
      ...(deal.seen === 'others'
        ? names.flatMap((name, seat) =>
            seat === desk.you || match.out[seat] ? [] : [`${name}: ${cardLine(desk, hands[seat]!)}`],
          )
        : []),
    ];
  },

  sheet({ t, names }, { match: { sheet, totals } }) {
    if (sheet.length === 0) return [];
    return columns([
      [t('sheet.deal'), '', t('sheet.trump'), ...names],
      ...sheet.map((row) => [
        row.deal,
        t('sheet.cards', { count: row.size }),
        trumpShort(t, row.trump),
        ...names.map((_, seat) =>
          row.bids[seat] == null ? '–' : `${row.taken[seat]}/${row.bids[seat]} ${signed(row.points[seat]!)}`,
        ),
      ]),
      [t('sheet.total'), '', '', ...totals.map(signed)],
    ]);
  },

  question({ t, say, names, you }, state) {
    switch (state.phase) {
      case 'bidding':
        return t('bid.ask');
      case 'adjusting':
        return t('bid.adjust');
      case 'naming':
        return t('event.names', { who: names[you]!, you: 'yes' });
      default:
        return say.play;
    }
  },

  choice({ t }, _, command) {
    const asked = command as OhHellCommand;
    switch (asked.type) {
      case 'NameTrump':
        return trumpShort(t, asked.trump);
      case 'MakeBid':
      case 'AdjustBid':
        return t('bid.make', { bid: asked.bid });
      default:
        return asked.type;
    }
  },

  number(command) {
    const asked = command as OhHellCommand;
    return asked.type === 'MakeBid' || asked.type === 'AdjustBid' ? asked.bid : undefined;
  },

  numbered(state, bid) {
    if (state.phase !== 'bidding' && state.phase !== 'adjusting') return undefined;
    return {
      type: state.phase === 'bidding' ? 'MakeBid' : 'AdjustBid',
      deal: state.deal.number,
      bid,
    } as OhHellCommand;
  },

  cards: (desk, state) =>
    'deal' in state ? sortedHand(state.hands[desk.you]!, state.deal.trump, orderOf(desk)) : [],

  played: (state, card) =>
    state.phase === 'playing'
      ? ({ type: 'PlayCard', deal: state.deal.number, trick: state.number, card } as OhHellCommand)
      : undefined,
};
