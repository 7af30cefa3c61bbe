import { Lanes, type TrackSide, TwelveTrack } from '@stikk/ui';
import type { BondtolvaOptions } from '@stikk/variants/bondtolva';
import { sideText, trackText } from '@stikk/words';
import { useWords, type Words } from '../table/words.tsx';
import type { Move, SideModel } from './side-model.ts';
import type { TolvaModel } from './tolva-model.ts';

/** How points moved, in words: the fall always with what it falls from, and then what came after. */
export function moveText({ t }: Words, { from, to, falls }: Move): string {
  const foot = falls.at(-1)?.to;
  const fell = falls.map((fall, place) =>
    t('tolva.fell', { from: falls[place - 1]?.to ?? from, reached: fall.reached, to: fall.to }),
  );
  const after = foot === to ? [] : [t('tolva.gain', { from: foot ?? from, to })];
  return [...fell, ...after].join(', ');
}

function trackSide(
  { side, score, move, yours }: SideModel,
  options: BondtolvaOptions,
  words: Words,
): TrackSide {
  const { g, telling } = words;
  const { short } = sideText(g, telling, side);
  const moved = move && moveText(words, move);
  return {
    id: String(side),
    name: short,
    points: score,
    from: move?.from,
    falls: move?.falls,
    yours,
    label: [`${short} ${trackText(g, score, options).score}`, moved].filter(Boolean).join(', '),
  };
}

export interface TrackProps {
  readonly model: TolvaModel;
  readonly options: BondtolvaOptions;
}

/** Every side on the way to the target, with the fall for those who go over it. */
export const Track = ({ model, options }: TrackProps) => {
  const words = useWords();
  const { t, g } = words;
  const target = options['tolva.target'];
  const bust = options['tolva.bust'];
  const track = {
    sides: model.sides.map((side) => trackSide(side, options, words)),
    target,
    fall: bust < target ? bust : undefined,
    label: `${t('tolva.track', { target })}. ${trackText(g, 0, options).fall}`,
  };
  return model.seats.length === 2 && !model.near && target <= 20 ? (
    <TwelveTrack {...track} />
  ) : (
    <Lanes {...track} />
  );
};
