import type { ReactNode } from 'react';

export interface TableFrameProps {
  /** A `TopBar`. */
  bar: ReactNode;
  /** A `Table`. */
  children: ReactNode;
  /** Standing, events and phrases, shown where there is room beside the cloth. */
  side?: ReactNode;
  sideLabel?: string | undefined;
  /** A `Notice` between bar and cloth, for what stands as long as it takes: it covers nothing. */
  strip?: ReactNode;
}

/** The whole window around a table: bar, cloth and side. */
export const TableFrame = ({ bar, children, side, sideLabel, strip }: TableFrameProps) => (
  <div className={side === undefined ? 'app' : 'app with-side'}>
    {bar}
    {strip === undefined ? null : <div className="strip">{strip}</div>}
    {children}
    {side === undefined ? null : (
      <aside className="side" aria-label={sideLabel}>
        {side}
      </aside>
    )}
  </div>
);

export interface TableProps {
  /** Players at the table, two to ten: the places follow from it. */
  seats: number;
  /** `bid` makes room for the pad; `forehead` for the cards that everyone but their owner sees. */
  phase?: 'play' | 'bid' | 'forehead' | undefined;
  /** The others' `SeatPlate`s, clockwise from your left. */
  plates: ReactNode;
  /** Your own `SeatPlate`. */
  own?: ReactNode;
  /** In the middle: a `Trick`, `BidPad`, `Prompt` or `Reveal`. */
  center?: ReactNode;
  /** The trump and the meter, in the corner of wide cloths. */
  status?: ReactNode;
  /** The turned-up card, in the middle of the cloth while cards are on foreheads. */
  turnedUp?: ReactNode;
  /** One line on what goes on or what is asked. */
  say?: ReactNode;
  hand?: ReactNode;
  /** A `TwelveTrack` or `Lanes`, in games played to a target. It takes the place of `status`. */
  score?: ReactNode;
  /** A `Talon`, beside the trick of two. */
  talon?: ReactNode;
  /** A `RankOrder`. */
  order?: ReactNode;
  /** A `TurnPanel`. Your own plate and the line make room for it while it stands. */
  panel?: ReactNode;
  /** The `Tableau` of the one across, and your own, at tables of two. */
  far?: ReactNode;
  near?: ReactNode;
  /** A `Notice` across the cloth. */
  notice?: ReactNode;
  /** A `BottomBar`. */
  actions?: ReactNode;
  /** The cloth is out of use: this tab was replaced by another. */
  dimmed?: boolean | undefined;
  label?: string | undefined;
}

/** The cloth and what lies where on it. Knows places only. */
export const Table = (props: TableProps) => {
  const { seats, phase = 'play', plates, own, center, status, turnedUp, say, hand, notice, actions } = props;
  const { dimmed, label, score, talon, order, panel, far, near } = props;
  const classes = ['felt', phase !== 'play' && 'bidding', phase === 'forehead' && 'foreheads'];
  return (
    <main
      className={classes.filter(Boolean).join(' ')}
      data-seats={seats}
      data-ring={seats > 4 || undefined}
      data-crowd={seats > 7 || undefined}
      data-score={score !== undefined || undefined}
      data-panel={panel !== undefined || undefined}
      data-tableau={near !== undefined || undefined}
      data-dimmed={dimmed || undefined}
      aria-label={label}
    >
      {status === undefined ? null : <div className="status">{status}</div>}
      {score}
      {plates}
      {far}
      {talon}
      {order}
      {turnedUp}
      {phase === 'forehead' ? null : center}
      {say === undefined ? null : <p className="say">{say}</p>}
      {panel}
      {own}
      {near}
      {phase === 'forehead' ? (
        <div className="mine">
          {hand}
          {center}
        </div>
      ) : (
        hand
      )}
      {actions}
      {notice}
    </main>
  );
};
