import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

export interface PromptChoice {
  id: string;
  /** Large: a bid, or a word. */
  value: ReactNode;
  /** Small, what it leads to, as in *Overmeldt +1*. */
  text?: ReactNode;
}

export interface PromptProps {
  title: ReactNode;
  /** Why the question is asked. */
  children?: ReactNode;
  choices: readonly PromptChoice[];
  onChoose: (id: string) => void;
  clock?: ReactNode;
  disabled?: boolean | undefined;
}

/** A question with a few answers, such as which way to change a bid. Stands where the trick was. */
export const Prompt = ({ title, children, choices, onChoose, clock, disabled }: PromptProps) => (
  <Panel title={title} aside={clock} yours>
    {children === undefined ? null : <p>{children}</p>}
    <div className="two" data-many={choices.length > 2 || undefined}>
      {choices.map(({ id, value, text }) => (
        <button
          key={id}
          type="button"
          className="n opt2"
          aria-disabled={disabled || undefined}
          onClick={() => disabled || onChoose(id)}
        >
          <b>{value}</b>
          {text === undefined ? null : <span>{text}</span>}
        </button>
      ))}
    </div>
  </Panel>
);
