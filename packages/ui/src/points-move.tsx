import { Fragment } from 'react';
import { ForwardIcon } from './icons.tsx';

/** Points that went over the target: what was counted to, and where that fell. */
export interface Fall {
  reached: number;
  to: number;
}

export interface PointsMoveProps {
  /** The points before. */
  from?: number | undefined;
  /** On the way, in order. */
  falls?: readonly Fall[] | undefined;
  /** The points after. */
  to: number;
}

/** What is written before the points after: a fall begins with what was counted to. */
function stopsOf({ from, falls = [], to }: PointsMoveProps): readonly number[] {
  if (falls.length === 0) return from === undefined ? [] : [from];
  const stops = falls.flatMap(({ reached, to: foot }) => [reached, foot]);
  return stops.at(-1) === to ? stops.slice(0, -1) : stops;
}

/** Points before and after, as in *9 → 11*, for a fall *13 → 7*, and with points after it *13 → 7 → 8*. */
export const PointsMove = (props: PointsMoveProps) => (
  <span className="move num" data-fall={props.falls?.length ? '' : undefined}>
    {stopsOf(props).map((points, place) => (
      <Fragment key={place}>
        {points}
        <ForwardIcon />
      </Fragment>
    ))}
    <b>{props.to}</b>
  </span>
);
