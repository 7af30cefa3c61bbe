import type { ReactNode } from 'react';
import { CardBack } from './playing-card.tsx';

export interface TalonProps {
  count: number;
  /** Below the figure, as in *i talongen*. */
  text: ReactNode;
  /** The stock in words, as in *Talong, 8 kort kvar*; of a stock that may be drawn from, what a press does. */
  label: string;
  /** Given when it is this player's turn to draw. */
  onDraw?: (() => void) | undefined;
}

const STACK = 4;

const Stack = ({ count, text }: Pick<TalonProps, 'count' | 'text'>) => (
  <>
    <span className="tstack" aria-hidden="true">
      {count === 0 ? <span className="gone" /> : null}
      {Array.from({ length: Math.min(count, STACK) }, (_, place) => (
        <CardBack key={`place ${place + 1}`} />
      ))}
    </span>
    <b className="num" aria-hidden="true">
      {count}
    </b>
    <span aria-hidden="true">{text}</span>
  </>
);

/** The cards that are left to draw, face down. */
export const Talon = ({ count, text, label, onDraw }: TalonProps) =>
  onDraw ? (
    <button type="button" className="talon" data-yours="" aria-label={label} onClick={onDraw}>
      <Stack count={count} text={text} />
    </button>
  ) : (
    <div className="talon">
      <span className="vh">{label}</span>
      <Stack count={count} text={text} />
    </div>
  );
