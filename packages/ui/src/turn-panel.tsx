import { type ReactNode, useId } from 'react';
import { WarnIcon } from './icons.tsx';

export interface TurnPanelProps {
  /** As in *Du tog sticket*. */
  title: ReactNode;
  /** What may be done now, in a few words. */
  text?: ReactNode;
  clock?: ReactNode;
  /** A `Declare`, an `Ask`, or both. */
  children: ReactNode;
  /** The button that goes on, as in *Ta kort*. */
  act?: ReactNode;
  /** What a choice would lead to, shown as long as the panel stands. */
  warning?: ReactNode;
}

/** What the winner of a trick may do before the next card. It stands above the hand, never over it. */
export const TurnPanel = ({ title, text, clock, children, act, warning }: TurnPanelProps) => {
  const id = useId();
  return (
    <section className="turn-panel" aria-labelledby={id}>
      <div className="ah">
        <div>
          <h2 id={id}>{title}</h2> {text === undefined ? null : <p>{text}</p>}
        </div>
        {clock}
      </div>
      <div className="groups">{children}</div>
      {act === undefined ? null : <div className="go">{act}</div>}
      {warning === undefined ? null : (
        <p className="fallw">
          <WarnIcon />
          <span>{warning}</span>
        </p>
      )}
    </section>
  );
};

/** A group of choices in a `TurnPanel`. */
export const TurnGroup = (props: {
  title?: ReactNode;
  hint?: ReactNode;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}) => {
  const { title, hint, label, className, children } = props;
  const id = useId();
  return (
    <fieldset
      className={`ag ${className}`}
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })}
    >
      {title === undefined ? null : (
        <h3 id={id}>
          {title} {hint === undefined ? null : <small>{hint}</small>}
        </h3>
      )}
      {children}
    </fieldset>
  );
};
