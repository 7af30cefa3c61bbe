import { Lanes, TrackMoves, type TrackProps, type TrackSide } from './lanes.tsx';

export interface TwelveTrackProps extends TrackProps {
  /** A lane for each side at every width. Without it, only phones on their side get lanes. */
  compact?: boolean | undefined;
}

const LEFT = 18;
const RIGHT = 342;
const LINE = 50;
const NAMES = 80;
/** What a letter of a name is wide, about. */
const LETTER = 8.4;

const Goal = ({ x, points }: { x: number; points: number }) => (
  <>
    <circle cx={x} cy={LINE} r="10.5" fill="var(--felt)" stroke="currentColor" strokeWidth="2" />
    <text x={x} y={LINE + 4.6} textAnchor="middle" fontSize="12.5" fontWeight="760" fill="currentColor">
      {points}
    </text>
  </>
);

const Fall = ({ from, to }: { from: number; to: number }) => {
  const edge = from + 10;
  const top = (from + to) / 2 - 5;
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
      <path
        d={`M${edge} ${LINE - 7}C${edge - 2} 12 ${top + 19} 8 ${top} 8S${to} 14 ${to} 34`}
        strokeDasharray="1 5"
      />
      <path d={`M${to - 5} 29.5 ${to} 36l5-6.5`} strokeLinejoin="round" />
    </g>
  );
};

interface Token {
  side: TrackSide;
  x: number;
  /** Off the line, when another side has the same points. */
  dy: number;
  nameX: number;
}

/** Tokens on the same place are laid one over the other, and names are moved apart. */
const tokensOf = (sides: readonly TrackSide[], at: (points: number) => number): readonly Token[] => {
  const tokens = sides
    .map((side): Token => ({ side, x: at(side.points), dy: 0, nameX: at(side.points) }))
    .sort((a, b) => a.x - b.x);
  for (let place = 1; place < tokens.length; place++) {
    const [left, right] = [tokens[place - 1]!, tokens[place]!];
    if (left.x === right.x) {
      left.dy = -11;
      right.dy = 11;
    }
    const need = ((left.side.name.length + right.side.name.length) / 2) * LETTER + 6;
    const short = need - (right.nameX - left.nameX);
    if (short > 0) {
      left.nameX -= short / 2;
      right.nameX += short / 2;
    }
  }
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return tokens;
  const half = ({ side }: Token) => (side.name.length * LETTER) / 2;
  const under = Math.max(0, 2 - (first.nameX - half(first)));
  const over = Math.max(0, last.nameX + half(last) - 358);
  return tokens.map((token) => ({ ...token, nameX: token.nameX + under - over }));
};

const TokenMark = ({ token: { side, x, dy, nameX }, nameY }: { token: Token; nameY: number }) => (
  <g>
    <circle
      cx={x}
      cy={LINE + dy}
      r="11.5"
      fill={side.yours ? 'var(--felt-ink)' : 'var(--surface)'}
      stroke="var(--felt-ink)"
      strokeWidth="2"
    />
    <text
      x={x}
      y={LINE + dy + 4.8}
      textAnchor="middle"
      fontSize="13"
      fontWeight="780"
      fill={side.yours ? 'var(--felt)' : 'var(--ink)'}
    >
      {side.points}
    </text>
    <text x={nameX} y={nameY} textAnchor="middle" fontSize="13" fontWeight="640" fill="currentColor">
      {side.name}
    </text>
  </g>
);

const Line = ({ sides, target, fall }: Omit<TrackProps, 'label'>) => {
  const step = (RIGHT - LEFT) / target;
  const at = (points: number) => LEFT + step * Math.max(0, Math.min(target + 0.45, points));
  const tokens = tokensOf(sides, at);
  const level = tokens.some(({ dy }) => dy > 0);
  return (
    <svg viewBox={`0 0 360 ${level ? 100 : 92}`} className="track" aria-hidden="true">
      <path d={`M${LEFT} ${LINE}H${RIGHT}`} stroke="currentColor" strokeWidth="2.5" strokeOpacity=".38" />
      {fall === undefined ? null : <Fall from={RIGHT} to={at(fall)} />}
      {Array.from({ length: target + 1 }, (_, points) =>
        points === fall || points === target ? (
          <Goal key={`step ${points}`} x={at(points)} points={points} />
        ) : (
          <circle key={`step ${points}`} cx={at(points)} cy={LINE} r="3.6" fill="currentColor" />
        ),
      )}
      {tokens.some(({ side }) => side.points === 0) ? null : (
        <text x={LEFT} y="74" textAnchor="middle" fontSize="12.5" fill="currentColor">
          0
        </text>
      )}
      {sides.map(({ id, from, points }) =>
        from === undefined || from === points ? null : (
          <circle
            key={`from ${id}`}
            cx={at(from)}
            cy={LINE}
            r="8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeDasharray="3 3"
          />
        ),
      )}
      {tokens.map((token) => (
        <TokenMark key={token.side.id} token={token} nameY={level ? NAMES + 10 : NAMES} />
      ))}
    </svg>
  );
};

/** Two sides on one line to the target, with the fall for those who go over it. */
export const TwelveTrack = ({ compact, ...track }: TwelveTrackProps) =>
  compact ? (
    <Lanes {...track} />
  ) : (
    <div className="score">
      <section className="line" aria-label={track.label}>
        <Line sides={track.sides} target={track.target} fall={track.fall} />
        <ul className="vh">
          {track.sides.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
        <TrackMoves sides={track.sides} />
      </section>
      <Lanes {...track} />
    </div>
  );
