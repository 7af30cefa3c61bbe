import type { Trump } from '@stikk/engine';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { type Fall, PointsMove } from './points-move.tsx';
import { SideMark } from './side-mark.tsx';
import { TrumpTiles } from './suit-tile.tsx';

export interface DealCell {
  /** Points of the deal; `undefined` while it is played. */
  plus?: number | undefined;
  /** Where the side went over the target in the deal. */
  falls?: readonly Fall[] | undefined;
  /** The running total. */
  total?: number | undefined;
  dealer?: boolean | undefined;
  /** The total wins the match. */
  won?: boolean | undefined;
  /** The cell in words. */
  label: string;
}

export interface DealRow {
  deal: number;
  trump?: Trump | undefined;
  /** The trump in words, or that there was none. */
  trumpLabel: string;
  /** In the order of the sides. */
  cells: readonly DealCell[];
  current?: boolean | undefined;
}

export interface DealTableProps {
  title: ReactNode;
  /** The table in words, for those who do not see it. */
  caption: string;
  dealHeading: string;
  sides: readonly { id: string; name: string; yours?: boolean | undefined }[];
  rows: readonly DealRow[];
  /** Points that were given and taken beside the deals, and what that comes to. */
  adjusted?: { label: string; cells: readonly { added: string; total: number }[] } | undefined;
  legend?: { won?: string | undefined; fell?: string | undefined; dealer?: string | undefined } | undefined;
  /** Buttons in the head. */
  actions?: ReactNode;
}

/** A region that scrolls must be reachable by keys. */
const SCROLLS = { tabIndex: 0 } as const;

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const classesOf = ({ falls = [], won, dealer }: DealCell) =>
  [falls.length > 0 && 'no', won && 'ok', dealer && 'g'].filter(Boolean).join(' ') || undefined;

const Cell = ({ cell }: { cell: DealCell }) => (
  <td className={classesOf(cell)}>
    <span className="vh">{cell.label}</span>
    <span className="pl num" aria-hidden="true">
      {cell.plus === undefined ? null : signed(cell.plus)}
    </span>
    <span className="r" aria-hidden="true">
      {cell.total === undefined ? null : <PointsMove falls={cell.falls} to={cell.total} />}
    </span>
  </td>
);

const Legend = ({ legend: { won, fell, dealer } }: { legend: NonNullable<DealTableProps['legend']> }) => (
  <ul className="legend">
    {won === undefined ? null : (
      <li className="ok">
        <span className="key" aria-hidden="true" />
        {won}
      </li>
    )}
    {fell === undefined ? null : (
      <li className="no">
        <span className="key" aria-hidden="true" />
        {fell}
      </li>
    )}
    {dealer === undefined ? null : (
      <li>
        <span className="gd" aria-hidden="true" />
        {dealer}
      </li>
    )}
  </ul>
);

/** The sheet of a game played to a target: what each side got in each deal, and where that took it. */
export const DealTable = (props: DealTableProps) => {
  const { title, caption, dealHeading, sides, rows, adjusted, legend, actions } = props;
  const id = useId();
  return (
    <div className="paper">
      <div className="phd">
        <h2 id={id}>{title}</h2>
        {legend ? <Legend legend={legend} /> : null}
        {actions}
      </div>
      <section className="sheet-scroll" aria-labelledby={id} {...SCROLLS}>
        <table className="sheet to-target" style={{ '--players': sides.length } as CSSProperties}>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{dealHeading}</span>
              </th>
              {sides.map((side) => (
                <th key={side.id} scope="col" data-you={side.yours || undefined}>
                  <SideMark yours={side.yours} /> {side.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ deal, trump, trumpLabel, cells, current }) => (
              <tr
                key={deal}
                className={current ? 'now' : undefined}
                aria-current={current ? 'step' : undefined}
              >
                <th scope="row">
                  <span className="dn">{deal}</span>
                  {trump === undefined || trump === 'NT' ? null : <TrumpTiles trump={trump} small />}
                  <span className="vh">{trumpLabel}</span>
                </th>
                {cells.map((cell, place) => (
                  <Cell key={sides[place]?.id ?? `cell ${place}`} cell={cell} />
                ))}
              </tr>
            ))}
            {adjusted === undefined ? null : (
              <tr>
                <th scope="row">{adjusted.label}</th>
                {adjusted.cells.map(({ added, total }, place) => (
                  <td key={sides[place]?.id ?? `adjusted ${place}`}>
                    <span className="pl num">{added}</span> <span className="r">{total}</span>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
};
