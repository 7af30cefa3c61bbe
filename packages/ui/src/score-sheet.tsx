import type { Trump } from '@stikk/engine';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { TrumpTiles } from './suit-tile.tsx';

export interface SheetCell {
  bid?: number | undefined;
  /** `undefined` while the deal is played. */
  made?: boolean | undefined;
  /** The running total; shown where the bid was made. */
  total?: number | undefined;
  /** In place of the total where the bid was missed, as in *tok 3*. */
  took?: string | undefined;
  dealer?: boolean | undefined;
  /** The total is shown where the bid was missed too, for games where a miss costs or pays points. */
  showTotal?: boolean | undefined;
  /** The cell in words. */
  label: string;
}

export interface SheetRow {
  /** The number of the deal. */
  deal: number;
  /** As in *9 kort*. */
  size: string;
  trump?: Trump | undefined;
  /** The trump in words. */
  trumpLabel: string;
  cells: readonly SheetCell[];
  /** Bids less tricks; `undefined` until all have bid. */
  over?: number | undefined;
  overLabel?: string | undefined;
  /** Everyone missed: said on a line of its own. */
  flatOut?: string | undefined;
  current?: boolean | undefined;
}

export interface SheetSum {
  label: ReactNode;
  values: readonly (number | string)[];
}

export interface ScoreSheetProps {
  title: ReactNode;
  /** The table in words, for those who do not see it. */
  caption: string;
  dealHeading: string;
  overHeading: string;
  players: readonly { id: string; name: string; you?: boolean | undefined }[];
  rows: readonly SheetRow[];
  /** Points that were given and taken beside the deals. */
  adjusted?: SheetSum | undefined;
  sum?: SheetSum | undefined;
  made?: SheetSum | undefined;
  legend: { made: string; missed: string; dealer: string };
  /** Buttons in the head. */
  actions?: ReactNode;
}

/** A region that scrolls must be reachable by keys. */
const SCROLLS = { tabIndex: 0 } as const;

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const Cell = ({ cell }: { cell: SheetCell }) => {
  const { bid, made, total, took, dealer, showTotal, label } = cell;
  const kind = made === undefined ? undefined : made ? 'ok' : 'no';
  return (
    <td className={[kind, dealer && 'g'].filter(Boolean).join(' ') || undefined}>
      <span className="vh">{label}</span>
      {bid === undefined ? null : (
        <span className="b" aria-hidden="true">
          {bid}
        </span>
      )}
      <span className="r" aria-hidden="true">
        {made === false && !showTotal ? <small>{took}</small> : total}
      </span>
    </td>
  );
};

const Row = ({ row }: { row: SheetRow }) => (
  <tr
    className={
      [row.flatOut !== undefined && 'flat', row.current && 'now'].filter(Boolean).join(' ') || undefined
    }
    aria-current={row.current ? 'step' : undefined}
  >
    <th scope="row">
      <span className="dn">{row.deal}</span>
      <span className="cn">{row.size}</span>
      {row.trump === undefined || row.trump === 'NT' ? null : <TrumpTiles trump={row.trump} small />}
      <span className="vh">{row.trumpLabel}</span>
    </th>
    {row.cells.map((cell, place) => (
      <Cell key={`cell ${place}`} cell={cell} />
    ))}
    <td className="ou">
      {row.over === undefined ? null : (
        <>
          <span className="vh">{row.overLabel}</span>
          <span aria-hidden="true">{signed(row.over)}</span>
        </>
      )}
    </td>
  </tr>
);

const SumRow = ({ sum, className }: { sum: SheetSum; className?: string }) => (
  <tr className={className}>
    <th scope="row">{sum.label}</th>
    {sum.values.map((value, place) => (
      <td key={`sum ${place}`}>
        <b className="r">{value}</b>
      </td>
    ))}
    <td className="ou" />
  </tr>
);

/** The sheet on paper: a row for each deal, a circle for a bid that was made, a stroke for one missed. */
export const ScoreSheet = (props: ScoreSheetProps) => {
  const { title, caption, dealHeading, overHeading, players, rows, adjusted, sum, made, legend, actions } =
    props;
  const id = useId();
  return (
    <div className="paper">
      <div className="phd">
        <h2 id={id}>{title}</h2>
        <ul className="legend">
          <li>
            <span className="b ok" aria-hidden="true">
              3
            </span>
            {legend.made}
          </li>
          <li>
            <span className="b no" aria-hidden="true">
              3
            </span>
            {legend.missed}
          </li>
          <li>
            <span className="gd" aria-hidden="true" />
            {legend.dealer}
          </li>
        </ul>
        {actions}
      </div>
      <section className="sheet-scroll" aria-labelledby={id} {...SCROLLS}>
        <table className="sheet" style={{ '--players': players.length } as CSSProperties}>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{dealHeading}</span>
              </th>
              {players.map((player) => (
                <th key={player.id} scope="col" data-you={player.you || undefined}>
                  {player.name}
                </th>
              ))}
              <th scope="col" className="ou">
                <span className="vh">{overHeading}</span>
                <span aria-hidden="true">±</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.flatMap((row) =>
              row.flatOut === undefined
                ? [<Row key={row.deal} row={row} />]
                : [
                    <Row key={row.deal} row={row} />,
                    <tr key={`${row.deal} note`} className="flatnote">
                      <td colSpan={players.length + 2}>
                        <span>{row.flatOut}</span>
                      </td>
                    </tr>,
                  ],
            )}
          </tbody>
          {adjusted || sum || made ? (
            <tfoot>
              {adjusted ? <SumRow sum={adjusted} className="mk" /> : null}
              {sum ? <SumRow sum={sum} /> : null}
              {made ? <SumRow sum={made} className="mk" /> : null}
            </tfoot>
          ) : null}
        </table>
      </section>
    </div>
  );
};
