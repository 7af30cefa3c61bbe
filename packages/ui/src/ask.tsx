import type { Suit } from '@stikk/engine';
import type { ReactNode } from 'react';
import { DoneIcon, MissedIcon } from './icons.tsx';
import { SuitTile } from './suit-tile.tsx';
import { TurnGroup } from './turn-panel.tsx';

export interface Question {
  id: string;
  /** Left out for a question about any suit. */
  suit?: Suit | undefined;
  /** In place of a suit, or above it, as in *Hel*. */
  name?: ReactNode;
  /** What is asked, or why it cannot be, as in *Halv: har du dam?* */
  text: ReactNode;
  /** The same where there is little room, as in *dam?* */
  short?: ReactNode;
  /** The question in words. */
  label?: string | undefined;
  barred?: boolean | undefined;
  /** The partner's answer, with its word. */
  answer?: { yes: boolean; text: ReactNode } | undefined;
}

export interface AskProps {
  /** As in *Fråga Nord*. */
  title: ReactNode;
  hint?: ReactNode;
  questions: readonly Question[];
  onAsk: (id: string) => void;
  /** Called when a barred or answered one is pressed. */
  onBarred?: ((id: string) => void) | undefined;
  disabled?: boolean | undefined;
}

const Said = ({ question: { text, short, answer } }: { question: Question }) => {
  if (answer) {
    return (
      <span className="answer" data-yes={answer.yes || undefined}>
        {answer.yes ? <DoneIcon /> : <MissedIcon />}
        {answer.text}
      </span>
    );
  }
  if (short === undefined) return <small>{text}</small>;
  return (
    <small>
      <span className="lo">{text}</span>
      <span className="sh">{short}</span>
    </small>
  );
};

/** Questions to the partner, and the answers to those that were asked. */
export const Ask = ({ title, hint, questions, onAsk, onBarred, disabled }: AskProps) => (
  <TurnGroup title={title} hint={hint} className="ask">
    <div className="aq">
      {questions.map((question) => {
        const { id, suit, name, barred, answer, label } = question;
        const closed = barred === true || answer !== undefined;
        const press = () => {
          if (!disabled) (closed ? onBarred : onAsk)?.(id);
        };
        return (
          <button
            key={id}
            type="button"
            className="btn q"
            data-whole={suit === undefined || undefined}
            data-answer={answer ? (answer.yes ? 'yes' : 'no') : undefined}
            aria-label={label}
            aria-disabled={closed || disabled || undefined}
            onClick={press}
          >
            {name === undefined ? null : <b>{name}</b>}
            {suit === undefined ? null : <SuitTile suit={suit} />}
            <Said question={question} />
          </button>
        );
      })}
    </div>
  </TurnGroup>
);
