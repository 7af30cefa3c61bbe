import type { ReactNode } from 'react';

export interface PodiumPlayer {
  id: string;
  name: string;
  points: ReactNode;
  /** 1, 2 or 3; equal points share a place. */
  place: number;
  you?: boolean | undefined;
}

export interface PodiumProps {
  /** The first three, best first. */
  players: readonly PodiumPlayer[];
  /** As in *2. plass*. */
  placeLabel: (place: number) => string;
  /** Those below, one line. */
  rest?: ReactNode;
}

const COURTS = ['K', 'Q', 'J'] as const;
const courtOf = (place: number) => COURTS[Math.max(1, Math.min(3, place)) - 1]!;

/** The first three: crown, plume and cap. Read from the first on, seen with the first in the middle. */
export const Podium = ({ players, placeLabel, rest }: PodiumProps) => (
  <div>
    <ol className="podium">
      {players.slice(0, 3).map(({ id, name, points, place, you }, order) => (
        <li
          key={id}
          className={you ? `p${place} me` : `p${place}`}
          style={{ order: players.length > 2 ? [2, 1, 3][order] : order }}
        >
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <use href={`#court-${courtOf(place)}`} />
          </svg>
          <b>{name}</b>
          <span className="num">{points}</span>
          <i>
            <span aria-hidden="true">{place}</span>
            <span className="vh">{placeLabel(place)}</span>
          </i>
        </li>
      ))}
    </ol>
    {rest === undefined ? null : <div className="fourth">{rest}</div>}
  </div>
);

export interface StandingEntry {
  id: string;
  place: ReactNode;
  name: ReactNode;
  points: ReactNode;
  you?: boolean | undefined;
}

/** The standing as a list, or any order of players with a figure each. */
export const Standing = ({ title, entries }: { title?: ReactNode; entries: readonly StandingEntry[] }) => (
  <section className="standing">
    {title === undefined ? null : <h2>{title}</h2>}
    <ol className="rank">
      {entries.map(({ id, place, name, points, you }) => (
        <li key={id} data-you={you || undefined}>
          <span className="muted num">{place}</span>
          <span>{you ? <b>{name}</b> : name}</span>
          <b className="num">{points}</b>
        </li>
      ))}
    </ol>
  </section>
);
