import { useId } from 'react';

export interface GraphLine {
  id: string;
  name: string;
  /** The total after each deal, from the first one on. */
  totals: readonly number[];
  /** Deals that changed the place, from 1: a dot on the line. */
  turns?: readonly number[] | undefined;
  you?: boolean | undefined;
}

export interface ScoreGraphProps {
  lines: readonly GraphLine[];
  /** The whole in words; the figures stand in the sheet. */
  label: string;
  /** Deals marked with a line across and a word. */
  marks?: readonly { deal: number; text: string }[] | undefined;
}

const BOX = { left: 34, right: 490, top: 14, bottom: 224 } as const;
const DASHES = [
  '',
  '7 4',
  '2 4',
  '12 4 2 4',
  '1 6',
  '14 6',
  '6 3 1 3 1 3',
  '3 3',
  '20 4',
  '8 2 2 2',
] as const;
const LABEL_GAP = 16;

/** Round steps that give four to eight lines across. */
const tick = (span: number): number => {
  const rough = Math.max(1, span / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = rough / power;
  return (unit <= 1 ? 1 : unit <= 2 ? 2 : unit <= 5 ? 5 : 10) * power;
};

/** Moves labels apart, keeping their order and staying inside the picture. */
const spread = (wanted: readonly number[]): number[] => {
  const order = wanted.map((y, line) => ({ y, line })).sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (const { y, line } of order) {
    above = Math.max(y, above + LABEL_GAP);
    placed[line] = above;
  }
  let below = BOX.bottom + 18;
  for (const { line } of [...order].reverse()) {
    placed[line] = Math.min(placed[line]!, below);
    below = placed[line]! - LABEL_GAP;
  }
  return placed;
};

const inkOf = (you: boolean | undefined, rank: number) =>
  you ? 'var(--accent)' : rank === 0 ? 'var(--ink)' : 'var(--ink-2)';

/** Totals after each deal, one line for each player, told apart by dashes as well as by ink. */
export const ScoreGraph = ({ lines, label, marks = [] }: ScoreGraphProps) => {
  const id = useId();
  const deals = Math.max(1, ...lines.map(({ totals }) => totals.length));
  const all = lines.flatMap(({ totals }) => totals);
  const step = tick(Math.max(1, ...all) - Math.min(0, ...all));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, ...all);
  const x = (deal: number) => BOX.left + ((BOX.right - BOX.left) * deal) / deals;
  const y = (total: number) => BOX.bottom - ((BOX.bottom - BOX.top) * (total - low)) / (high - low);
  const across = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, line) => low + line * step);
  const every = deals > 12 ? 5 : deals > 6 ? 2 : 1;
  const along = Array.from({ length: deals }, (_, deal) => deal + 1).filter(
    (deal) => deal === 1 || deal % every === 0,
  );
  const last = ({ totals }: GraphLine) => totals.at(-1) ?? 0;
  const best = [...lines].sort((a, b) => last(b) - last(a)).filter(({ you }) => !you);
  const labels = spread(lines.map((line) => y(last(line)) + 4));

  return (
    <svg viewBox="0 0 580 250" className="graph" role="img" aria-labelledby={id}>
      <title id={id}>{label}</title>
      {across.map((total) => (
        <g key={total}>
          <path d={`M${BOX.left} ${y(total).toFixed(1)}H${BOX.right}`} className="gl" />
          <text x={BOX.left - 6} y={(y(total) + 4).toFixed(1)} textAnchor="end" className="ax">
            {total}
          </text>
        </g>
      ))}
      {along.map((deal) => (
        <text key={deal} x={x(deal).toFixed(1)} y="246" textAnchor="middle" className="ax">
          {deal}
        </text>
      ))}
      {marks.map(({ deal, text }) => (
        <g key={deal} className="gm">
          <path d={`M${x(deal).toFixed(1)} ${BOX.top}V${BOX.bottom}`} />
          <text x={(x(deal) + 5).toFixed(1)} y={BOX.bottom - 24} className="ax">
            {text}
          </text>
        </g>
      ))}
      {lines.map((line, place) => {
        const rank = best.indexOf(line);
        const points = [0, ...line.totals].map(
          (total, deal) => `${x(deal).toFixed(1)},${y(total).toFixed(1)}`,
        );
        return (
          <g key={line.id} style={{ color: inkOf(line.you, rank) }}>
            <polyline
              points={points.join(' ')}
              className={line.you ? 'gp you' : 'gp'}
              strokeDasharray={line.you ? undefined : DASHES[rank]}
            />
            {line.turns?.map((deal) => (
              <circle
                key={deal}
                cx={x(deal).toFixed(1)}
                cy={y(line.totals[deal - 1] ?? 0).toFixed(1)}
                r={line.you ? 4.5 : 3.5}
                fill="currentColor"
              />
            ))}
            <text x={BOX.right + 9} y={labels[place]?.toFixed(1)} className="lb">
              {line.name} {last(line)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
