import { OwnClock } from '../live/own-clock.tsx';
import styles from './said.module.css';
import type { Line } from './say.ts';

export interface SaidProps {
  readonly line: Line;
  /** The bid pad stands: where it takes all the height there is, the line gives way. */
  readonly besidePad?: boolean;
}

/** The line above the hand. */
export const Said = ({ line: { loud, text }, besidePad = false }: SaidProps) => (
  <span className={besidePad ? styles.beside : undefined}>
    {loud === undefined ? null : <b>{loud} </b>}
    {text} {besidePad ? null : <OwnClock />}
  </span>
);
