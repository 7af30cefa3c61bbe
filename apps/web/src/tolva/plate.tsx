import { SeatPlate } from '@stikk/ui';
import type { BondtolvaOptions } from '@stikk/variants/bondtolva';
import { roleText, trackText } from '@stikk/words';
import type { ReactNode } from 'react';
import { useAround } from '../live/use-around.tsx';
import { useWords, type Words } from '../table/words.tsx';
import type { SeatModel, TolvaModel } from './tolva-model.ts';

/** What a plate says: a first line, and a second where there is one. */
interface Lines {
  readonly first: string | undefined;
  readonly second: string | undefined;
}

function linesOf(seat: SeatModel, model: TolvaModel, options: BondtolvaOptions, words: Words): Lines {
  const { t, g, telling } = words;
  const taken = seat.taken === undefined ? undefined : t('tolva.trickCount', { count: seat.taken });
  const own = seat.at === 's';
  if (model.partners) return { first: roleText(g, telling, seat.seat) ?? taken, second: undefined };
  if (model.near) return { first: taken, second: own ? undefined : t('tolva.inHand', { count: seat.held }) };
  const score = trackText(g, seat.score, options).score;
  const held = own || model.seats.length > 2 ? undefined : t('tolva.held', { count: seat.held });
  const rest = [taken, held].filter((part) => part !== undefined);
  return { first: score, second: taken === undefined ? undefined : rest.join(' · ') };
}

/** The whole plate in words. */
export function seatText(
  seat: SeatModel,
  options: BondtolvaOptions,
  words: Words,
  around: readonly string[],
): string {
  const { t, g, telling } = words;
  return [
    words.name(seat.seat),
    ...around,
    roleText(g, telling, seat.seat),
    trackText(g, seat.score, options).score,
    seat.taken === undefined ? undefined : t('tolva.trickCount', { count: seat.taken }),
    seat.at === 's' || seat.taken === undefined ? undefined : t('tolva.held', { count: seat.held }),
    seat.dealer ? g('sheet.dealer') : undefined,
    seat.turn ? t('plate.turn') : undefined,
    seat.leads ? t('plate.leads') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

export interface PlateProps {
  readonly seat: SeatModel;
  readonly model: TolvaModel;
  readonly options: BondtolvaOptions;
  readonly note?: ReactNode;
}

/** One player's plate. */
export const Plate = ({ seat, model, options, note }: PlateProps) => {
  const words = useWords();
  const { t, g, sitters, you } = words;
  const sitter = sitters[seat.seat]!;
  const { held, spoken, ...around } = useAround(seat.seat);
  const { first, second } = linesOf(seat, model, options, words);
  const full = model.scene.kind === 'trick' && model.scene.trick.full;
  // The card itself is ringed; only three alone have the room to say so at the plate too.
  const roomy = model.seats.length === 3;
  const ours = model.sides.some(({ side, yours }) => yours && side === seat.side);
  return (
    <SeatPlate
      {...around}
      at={seat.at}
      name={words.name(seat.seat)}
      initials={sitter.name.charAt(0).toLocaleUpperCase()}
      label={seatText(seat, options, words, spoken)}
      points={first}
      needWord={second}
      side={model.partners ? (ours ? 'ours' : 'theirs') : undefined}
      state={seat.turn ? (seat.seat === you ? 'you-turn' : 'turn') : 'waiting'}
      robot={sitter.kind === 'bot' || held}
      dealer={seat.dealer ? { letter: t('plate.dealerLetter'), title: g('sheet.dealer') } : undefined}
      leads={seat.leads && roomy ? t(full ? 'plate.takes' : 'plate.leads') : undefined}
      held={seat.at === 's' ? undefined : seat.held}
      note={note}
    />
  );
};
