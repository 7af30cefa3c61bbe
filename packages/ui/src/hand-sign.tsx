import type { Place } from './places.ts';

/** One hand with so many fingers up: 0 is a fist. */
export const HandShape = ({ fingers, className }: { fingers: number; className?: string | undefined }) => (
  <svg className={className ?? 'fingers'} viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#hand-${Math.max(0, Math.min(5, fingers))}`} />
  </svg>
);

/** A bid on fingers: one hand up to five, two up to ten, the figure alone beyond. Decoration. */
export const HandSign = ({ count }: { count: number }) => {
  if (count > 10) return <b className="hands figure num">{count}</b>;
  return (
    <span className="hands" data-two={count > 5 || undefined} aria-hidden="true">
      <HandShape fingers={Math.min(5, count)} />
      {count > 5 ? <HandShape fingers={count - 5} /> : null}
    </span>
  );
};

const DOT: Record<number, readonly (readonly [number, number])[]> = {
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [14, 14],
    [24, 24],
    [34, 34],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [14, 14],
    [34, 14],
    [24, 24],
    [14, 34],
    [34, 34],
  ],
  6: [
    [14, 13],
    [34, 13],
    [14, 24],
    [34, 24],
    [14, 35],
    [34, 35],
  ],
};

/** A bid on a die. `spoken` is the number that is meant when it is not the face's. Decoration. */
export const Die = ({ face, spoken }: { face: number; spoken?: number | undefined }) => (
  <span className="die" aria-hidden="true">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect x="3" y="3" width="42" height="42" rx="9" className="die-body" />
      {(DOT[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.2" className="die-dot" />
      ))}
    </svg>
    {spoken === undefined ? null : <b className="num">{spoken}</b>}
  </span>
);

export interface RevealShow {
  at: Place;
  /** The bid, once it may be seen. */
  count?: number | undefined;
  /** The face of the die, where bids lie on dice. */
  die?: number | undefined;
  label: string;
}

export interface RevealProps {
  shows: readonly RevealShow[];
  seats: number;
  /** The three words that are counted. */
  words: readonly [string, string, string];
  /** Words said so far: at three the fists open. */
  step: 0 | 1 | 2 | 3;
  label: string;
}

/** Bids that are shown together on the count of three. */
export const Reveal = ({ shows, seats, words, step, label }: RevealProps) => (
  <section
    className="reveal"
    data-n={seats}
    data-ring={seats > 4 || undefined}
    data-crowd={seats > 6 || undefined}
    data-step={step}
    aria-label={label}
  >
    {shows.map(({ at, count, die, label: said }) => (
      <div key={at} className="show" data-at={at} role="img" aria-label={said}>
        {step < 3 || count === undefined ? (
          <span className="hands beat" key={step}>
            <HandShape fingers={0} />
          </span>
        ) : (
          <span className="open">
            {die === undefined ? <HandSign count={count} /> : <Die face={die} />}
            {count > 10 ? null : <b className="num">{count}</b>}
          </span>
        )}
      </div>
    ))}
    <ol className="count" aria-hidden="true">
      {words.map((word, place) => (
        <li key={word} className={place === step - 1 ? 'on' : place < step ? 'said' : undefined}>
          {word}
        </li>
      ))}
    </ol>
  </section>
);
