import type { MaybeCard } from '@stikk/engine';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClockRing, ClockText } from './clock-ring.tsx';
import { FanBack } from './fan-back.tsx';
import { HandShape } from './hand-sign.tsx';
import { PipRow } from './pip-row.tsx';
import type { Place } from './places.ts';
import { type IndexLetters, PlayingCard } from './playing-card.tsx';
import { SideMark } from './side-mark.tsx';

export type SeatState = 'waiting' | 'turn' | 'you-turn' | 'ready' | 'choosing' | 'away';

export interface SeatPlateProps {
  at: Place;
  name: string;
  initials: string;
  /** The whole plate in words. */
  label: string;
  /** Points with their unit, as in *74 p*. */
  points?: ReactNode;
  /** Whose side the seat is on, as a mark before the points: those say it in a word. */
  side?: 'ours' | 'theirs' | undefined;
  bid?: number | undefined;
  /** Left out while the bidding lasts: then the bid stands alone. */
  taken?: number | undefined;
  /** The word beside the figures: *trenger 2*, *på målet*, *røk*, *klar*, *velger*. */
  needWord?: string | undefined;
  outcome?: 'made' | 'missed' | undefined;
  state?: SeatState | undefined;
  /** A robot plays here; robots are never round. */
  robot?: boolean | undefined;
  dealer?: DealerMarkProps | undefined;
  /** Said on the plate of the seat that is winning the trick. */
  leads?: string | undefined;
  clock?: { left: number; text?: string | undefined; urgent?: boolean | undefined } | undefined;
  /** Cards still held, shown behind the plate on wide screens. */
  held?: number | undefined;
  /** The seat's card on its forehead. */
  forehead?: { card: MaybeCard; label: string; index: IndexLetters } | undefined;
  /** A line of its own. */
  note?: ReactNode;
  /** Nobody has this seat's page open. The plate is dashed; `mark` says so in words. */
  away?: boolean | undefined;
  /** Why another acts here, or nobody: a picture and a word on the edge of the plate. */
  mark?: { icon: ReactNode; text: string } | undefined;
  /** The table's host. */
  host?: boolean | undefined;
  /** What the player says. */
  said?: ReactNode;
}

export interface DealerMarkProps {
  letter: string;
  title: string;
}

/** The dealer's round mark. */
export const DealerMark = ({ letter, title }: DealerMarkProps) => (
  <span className="dealer" title={title}>
    <span aria-hidden="true">{letter}</span>
    <span className="vh">{title}</span>
  </span>
);

const Tally = ({ bid, taken, needWord, state }: SeatPlateProps) => {
  const said = needWord === undefined ? null : <span className="need">{needWord}</span>;
  if (bid === undefined) {
    return (
      <>
        {state === 'ready' ? <HandShape fingers={0} className="fist" /> : null}
        {state === 'choosing' ? <span className="nofist" aria-hidden="true" /> : null}
        {said}
      </>
    );
  }
  if (taken === undefined) {
    return (
      <>
        <span className="frac num">{bid}</span>
        {said}
      </>
    );
  }
  return (
    <>
      <PipRow bid={bid} taken={taken} />
      <span className="frac num">
        {taken}
        <span className="of">/{bid}</span>
      </span>
      {said}
    </>
  );
};

/** A player at the table: who, how many tricks are bid, taken and needed, and whose turn it is. */
export const SeatPlate = (props: SeatPlateProps) => {
  const { at, name, initials, label, points, outcome, state = 'waiting', robot, dealer, leads } = props;
  const { clock, held, forehead, note, away, mark, said, host, side } = props;
  const turn = state === 'turn' || state === 'you-turn';
  const classes = ['seat', outcome === 'made' && 'made', outcome === 'missed' && 'miss'];
  if (away || state === 'away') classes.push('away');
  if (robot) classes.push('robot');
  if (forehead) classes.push('with-card');
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      data-at={at}
      data-long={name.length > 5 || undefined}
      data-turn={turn ? (state === 'you-turn' ? 'yours' : '') : undefined}
      aria-label={label}
    >
      {forehead ? <PlayingCard {...forehead} /> : null}
      <div className="who">
        <span className="ava" aria-hidden="true">
          {initials}
          {clock ? <ClockRing left={clock.left} /> : turn ? <ClockRing left={1} /> : null}
        </span>
        <div className="id">
          <div className="name">
            <span className="nm">{name}</span>
            {host ? <Crown className="i host" aria-hidden="true" /> : null}
            {dealer ? <DealerMark {...dealer} /> : null}
          </div>
          {points === undefined && side === undefined ? null : (
            <div className="pts num">
              {side === undefined ? null : <SideMark yours={side === 'ours'} />}
              {points}
            </div>
          )}
        </div>
      </div>
      <div className="bid">
        <Tally {...props} />
      </div>
      {clock?.text === undefined ? null : (
        <ClockText text={clock.text} yours={state === 'you-turn'} urgent={clock.urgent} />
      )}
      {note === undefined ? null : <div className="why">{note}</div>}
      {mark === undefined ? null : (
        <span className="tag mark" aria-hidden="true">
          {mark.icon}
          {mark.text}
        </span>
      )}
      {said === undefined ? null : (
        <span className="bubble" aria-hidden="true">
          {said}
        </span>
      )}
      {leads === undefined ? null : <span className="lead-tag at-plate">{leads}</span>}
      {held === undefined || held === 0 ? null : <FanBack count={held} />}
    </section>
  );
};
