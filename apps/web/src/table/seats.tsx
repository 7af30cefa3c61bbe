import { SeatPlate, type SeatPlateProps } from '@stikk/ui';
import { needText, signed } from '@stikk/words';
import { useAround } from '../live/use-around.tsx';
import type { SeatModel } from './seat-model.ts';
import type { Scene } from './table-model.ts';
import { useWords, type Words } from './words.tsx';

type Tally = Pick<SeatPlateProps, 'bid' | 'taken' | 'needWord' | 'outcome' | 'state'>;

interface Moment {
  readonly scene: Scene;
  /** The bids are not to be seen until the count is over. */
  readonly covered: boolean;
}

/** What a plate says of bid and tricks. */
function tallyOf(seat: SeatModel, { scene, covered }: Moment, words: Words): Tally {
  const { t, g, preset, you } = words;
  const mine = seat.seat === you;
  const turn = seat.turn ? (mine ? 'you-turn' : 'turn') : 'waiting';
  if (seat.out) return { needWord: g('sheet.out'), state: 'away' };
  if (covered || (seat.sealed === 'ready' && seat.bid === undefined))
    return { needWord: g('bid.ready'), state: 'ready' };
  if (scene.kind === 'bidding' || scene.kind === 'reveal') {
    if (seat.bid !== undefined) return { bid: seat.bid, needWord: t('plate.bid'), state: turn };
    if (seat.sealed === 'choosing')
      return { needWord: g('bid.choosing'), state: mine ? 'you-turn' : 'choosing' };
    return { needWord: seat.turn ? t('plate.bidding') : undefined, state: turn };
  }
  if (scene.kind !== 'trick') return { state: turn };
  const { bid, taken, left } = seat;
  if (bid === undefined || taken === undefined) return { state: turn };
  const lost = taken > bid || bid - taken > left;
  return {
    bid,
    taken,
    needWord: needText(g, preset, { bid, taken, left }),
    outcome: lost ? 'missed' : taken === bid && (bid > 0 || left === 0) ? 'made' : undefined,
    state: turn,
  };
}

/** The whole plate in words. */
function spokenOf(seat: SeatModel, tally: Tally, words: Words, around: readonly string[]): string {
  const { t, g } = words;
  return [
    words.name(seat.seat),
    ...around,
    g('sheet.points', { points: seat.points }),
    seat.dealer ? g('sheet.dealer') : undefined,
    tally.bid === undefined ? undefined : g('bid.said', { bid: tally.bid }),
    tally.taken === undefined ? undefined : g('sheet.took', { count: tally.taken }),
    tally.bid !== undefined && tally.taken === undefined ? undefined : tally.needWord,
    seat.turn ? t('plate.turn') : undefined,
    seat.leads ? t('plate.leads') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** One player in words, with the card on their forehead where there is one. */
export const seatText = (seat: SeatModel, moment: Moment, words: Words, around: readonly string[]): string =>
  [spokenOf(seat, tallyOf(seat, moment, words), words, around), seat.forehead && words.card(seat.forehead)]
    .filter((part) => part !== undefined)
    .join(', ');

export interface PlateProps extends Moment {
  readonly seat: SeatModel;
  /** The trick is full: who leads has taken it. */
  readonly full: boolean;
}

/** One player's plate. */
export const Plate = ({ seat, full, ...moment }: PlateProps) => {
  const words = useWords();
  const { t, g, sitters, letters } = words;
  const tally = tallyOf(seat, moment, words);
  const sitter = sitters[seat.seat]!;
  const { held, spoken, ...around } = useAround(seat.seat);
  return (
    <SeatPlate
      {...tally}
      {...around}
      at={seat.at}
      name={words.name(seat.seat)}
      initials={sitter.name.charAt(0).toLocaleUpperCase()}
      label={spokenOf(seat, tally, words, spoken)}
      points={t('plate.points', { points: signed(seat.points) })}
      robot={sitter.kind === 'bot' || held}
      dealer={seat.dealer ? { letter: t('plate.dealerLetter'), title: g('sheet.dealer') } : undefined}
      leads={seat.leads ? t(full ? 'plate.takes' : 'plate.leads') : undefined}
      held={seat.at === 's' || seat.forehead ? undefined : seat.held}
      forehead={seat.forehead && { card: seat.forehead, label: words.card(seat.forehead), index: letters }}
    />
  );
};
