import type { Trump } from '@stikk/engine';
import type { CSSProperties } from 'react';
import { TrumpTiles } from './suit-tile.tsx';

export type StepState = 'done' | 'current' | 'todo' | 'fault';

export interface Step {
  /** Cards each in this deal. */
  size: number;
  /** No trump in this deal. */
  hollow?: boolean | undefined;
  state?: StepState | undefined;
}

export interface StaircaseProps {
  deals: readonly Step[];
  /** The whole in words, as in *Runde 9 av 20*. Left out: decoration. */
  label?: string | undefined;
  /** Height in pixels. */
  height?: number | undefined;
  /** All steps in full ink, for the picture of a game before it is played. */
  solid?: boolean | undefined;
}

const STEP_CLASS: Record<StepState, string> = { done: 'done', current: 'now', todo: '', fault: 'bad' };
const tallest = (deals: readonly Step[]) => Math.max(1, ...deals.map(({ size }) => size));
const height = (size: number, top: number) => ({ '--v': (size / top).toFixed(2) }) as CSSProperties;

/** The deals of a match as steps: hollow ones have no trump, the current one is marked. */
export const Staircase = ({ deals, label, height: pixels, solid }: StaircaseProps) => {
  const top = tallest(deals);
  return (
    <div
      className="stairs"
      data-solid={solid || undefined}
      style={pixels === undefined ? undefined : ({ '--h': `${pixels}px` } as CSSProperties)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {deals.map(({ size, hollow, state = 'todo' }, place) => (
        <i
          key={`deal ${place}`}
          className={[STEP_CLASS[state], hollow && 'nt'].filter(Boolean).join(' ')}
          style={height(size, top)}
        />
      ))}
    </div>
  );
};

export interface PreviewDeal extends Step {
  trump?: Trump | undefined;
  /** Below the bar: who deals or leads, by seat. */
  seat?: string | number | undefined;
  /** The deal in words. */
  label: string;
}

/** A match before it is played: a bar for each deal with its cards, its trump and a seat. */
export const DealsPreview = ({ deals }: { deals: readonly PreviewDeal[] }) => {
  const top = tallest(deals);
  const half = Math.ceil(deals.length / 2);
  return (
    <ol
      className="deals"
      style={{ '--half': half > 13 ? 13 : Math.max(5, half), '--all': deals.length } as CSSProperties}
      data-long={deals.length > 26 || undefined}
    >
      {deals.map(({ size, hollow, state, trump, seat, label }, place) => (
        <li key={`deal ${place}`} className={state === 'fault' ? 'bad' : undefined}>
          <span className="vh">{label}</span>
          <span className="bx" aria-hidden="true">
            <i className={hollow ? 'nt' : undefined} style={height(size, top)}>
              <b>{size}</b>
            </i>
          </span>
          {hollow || trump === undefined || trump === 'NT' ? (
            <span className="nn" aria-hidden="true" />
          ) : (
            <TrumpTiles trump={trump} small />
          )}
          {seat === undefined ? null : (
            <span className="ld" aria-hidden="true">
              {seat}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
