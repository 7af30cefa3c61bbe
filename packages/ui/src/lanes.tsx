import type { CSSProperties } from 'react';
import { type Fall, PointsMove } from './points-move.tsx';

/** A player or a pair on the way to the target. */
export interface TrackSide {
  id: string;
  /** Short, as it stands at the track. */
  name: string;
  points: number;
  /** The points before the last change: the place is marked, and the change written out. */
  from?: number | undefined;
  /** Where the last change went over the target. */
  falls?: readonly Fall[] | undefined;
  yours?: boolean | undefined;
  /** The side in words, as in *Vi 8 av 12*. */
  label: string;
}

export interface TrackProps {
  sides: readonly TrackSide[];
  /** Where the match is won. */
  target: number;
  /** Where those who go over the target fall to; left out, nobody falls. */
  fall?: number | undefined;
  /** The track in words, with what happens over the target. */
  label: string;
}

/** The changes below a track, as in *Vi 13 → 7*. */
export const TrackMoves = ({ sides }: { sides: readonly TrackSide[] }) => {
  const moved = sides.filter((side) => side.from !== undefined || side.falls?.length);
  if (moved.length === 0) return null;
  return (
    <p className="moves" aria-hidden="true">
      {moved.map(({ id, name, points, from, falls }) => (
        <span key={id}>
          {name} <PointsMove from={from} falls={falls} to={points} />
        </span>
      ))}
    </p>
  );
};

const stepClass = (step: number, side: TrackSide, target: number, fall: number | undefined) => {
  const here = step === Math.max(0, Math.min(target, side.points));
  const goal = step === target || step === fall;
  return (
    [here ? 'on' : goal && 'goal', !here && step === side.from && 'was'].filter(Boolean).join(' ') ||
    undefined
  );
};

const Lane = ({ side, target, fall }: { side: TrackSide; target: number; fall: number | undefined }) => (
  <li className={side.yours ? 'lane us' : 'lane'}>
    <span className="vh">{side.label}</span>
    <b aria-hidden="true">{side.name}</b>
    {Array.from({ length: target + 1 }, (_, step) => {
      const kind = stepClass(step, side, target, fall);
      return (
        <i key={`step ${step}`} className={kind} aria-hidden="true">
          {kind === 'on' ? side.points : kind?.startsWith('goal') ? step : null}
        </i>
      );
    })}
  </li>
);

/** A track for each side, one below the other, so that equal points never collide. */
export const Lanes = ({ sides, target, fall, label }: TrackProps) => {
  const longest = Math.max(...sides.map((side) => side.name.length));
  const style = {
    '--steps': target + 1,
    '--fall': fall ?? 0,
    '--nm': `${Math.max(2.6, Math.min(6, longest * 0.62 + 0.6)).toFixed(2)}em`,
  } as CSSProperties;
  return (
    <section className="lanes" aria-label={label} style={style}>
      {fall === undefined ? null : <span className="fall" aria-hidden="true" />}
      <ul>
        {sides.map((side) => (
          <Lane key={side.id} side={side} target={target} fall={fall} />
        ))}
      </ul>
      <TrackMoves sides={sides} />
    </section>
  );
};
