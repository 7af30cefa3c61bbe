import { ForwardIcon } from './icons.tsx';

export interface PointsMoveProps {
  /** The points before. */
  from?: number | undefined;
  /** The points that were counted to, when that was over the target and the side fell from there. */
  reached?: number | undefined;
  /** The points after. */
  to: number;
}

/** Points before and after, as in *9 → 11*, and for a fall *13 → 7*. Figures only. */
export const PointsMove = ({ from, reached, to }: PointsMoveProps) => {
  const first = reached ?? from;
  return (
    <span className="move num" data-fall={reached === undefined ? undefined : ''}>
      {first === undefined ? null : (
        <>
          {first}
          <ForwardIcon />
        </>
      )}
      <b>{to}</b>
    </span>
  );
};
