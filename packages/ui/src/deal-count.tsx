import { type ReactNode, useId } from 'react';
import { type Fall, PointsMove } from './points-move.tsx';
import { SideMark } from './side-mark.tsx';

export interface CountSide {
  id: string;
  name: ReactNode;
  yours?: boolean | undefined;
  /** The side's points before and after the deal; `falls` where it went over the target. */
  points?: { from: number; to: number; falls?: readonly Fall[] | undefined } | undefined;
  /** The same in words. */
  label?: string | undefined;
}

export interface CountRow {
  id: string;
  /** What is counted, as in *flest äss och tior*. */
  text: ReactNode;
  /** What each side has, in the order of the sides. */
  values: readonly ReactNode[];
  /** What each side gets for it; nothing is shown for nought. */
  gives?: readonly number[] | undefined;
}

export interface DealCountProps {
  title: ReactNode;
  /** Heading of the first column. */
  heading: string;
  sides: readonly CountSide[];
  rows: readonly CountRow[];
  /** Beside the points at the foot, as in *Ställning*. */
  sum?: ReactNode;
}

/** How a deal was counted: a line for each thing that gives points, a column for each side. */
export const DealCount = ({ title, heading, sides, rows, sum }: DealCountProps) => {
  const id = useId();
  return (
    <section className="deal-count" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{heading}</span>
            </th>
            {sides.map((side) => (
              <th key={side.id} scope="col">
                <SideMark yours={side.yours} /> {side.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.text}</th>
              {sides.map((side, place) => {
                const gives = row.gives?.[place] ?? 0;
                return (
                  <td key={side.id} className="num">
                    {row.values[place]}
                    {gives === 0 ? null : <b className="plus">+{gives}</b>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {sum === undefined ? null : (
          <tfoot>
            <tr>
              <th scope="row">{sum}</th>
              {sides.map(({ id: side, points, label }) => (
                <td key={side}>
                  {label === undefined ? null : <span className="vh">{label}</span>}
                  {points === undefined ? null : (
                    <span aria-hidden={label !== undefined || undefined}>
                      <PointsMove {...points} />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
};
