import type { Suit } from '@stikk/engine';
import type { ReactNode } from 'react';
import { WarnIcon } from './icons.tsx';
import { type Fall, PointsMove } from './points-move.tsx';
import { SuitTile } from './suit-tile.tsx';
import { TurnGroup } from './turn-panel.tsx';

export interface Declaration {
  id: string;
  /** The suit or suits it is made in; left out, a dash stands there. */
  suits?: readonly Suit[] | undefined;
  /** As in *Deklarera trumf*. */
  name: ReactNode;
  /** In its place where there is little room, as in *Trumf*. */
  short?: ReactNode;
  /** Below the name: what it takes, or why it cannot be made. */
  text?: ReactNode;
  /** What it gives and leads to. With `falls` it goes over the target, and looks like a warning. */
  gives?: { plus: number; from: number; to: number; falls?: readonly Fall[] | undefined } | undefined;
  /** Shown, and says why, but cannot be made now. */
  barred?: boolean | undefined;
  /** The whole button in words, with the points before and after. */
  label?: string | undefined;
}

export interface DeclareProps {
  /** A heading, as in *Deklarera*; left out, `label` names the group. */
  title?: ReactNode;
  hint?: ReactNode;
  label?: string | undefined;
  choices: readonly Declaration[];
  onDeclare: (id: string) => void;
  /** Called when a barred one is pressed. */
  onBarred?: ((id: string) => void) | undefined;
  disabled?: boolean | undefined;
}

const Gives = ({ plus, ...move }: NonNullable<Declaration['gives']>) => (
  <span className="gives num">
    <span>
      {move.falls?.length ? <WarnIcon /> : null}+{plus}
    </span>
    <PointsMove {...move} />
  </span>
);

/** Buttons for what may be declared now, with their suits and what they give. */
export const Declare = ({ title, hint, label, choices, onDeclare, onBarred, disabled }: DeclareProps) => (
  <TurnGroup title={title} hint={hint} label={label} className="declare">
    <div className="db">
      {choices.map((choice) => {
        const { id, suits = [], name, short, text, gives, barred } = choice;
        const press = () => {
          if (!disabled) (barred ? onBarred : onDeclare)?.(id);
        };
        return (
          <button
            key={id}
            type="button"
            className="btn dk"
            data-over={gives?.falls?.length ? '' : undefined}
            aria-label={choice.label}
            aria-disabled={barred || disabled || undefined}
            onClick={press}
          >
            <span className="tiles" aria-hidden="true">
              {suits.length === 0 ? <SuitTile suit="NT" /> : null}
              {suits.map((suit) => (
                <SuitTile key={suit} suit={suit} />
              ))}
            </span>
            <span className="dt">
              <b>
                {short === undefined ? (
                  name
                ) : (
                  <>
                    <span className="lo">{name}</span>
                    <span className="sh">{short}</span>
                  </>
                )}
              </b>
              {text === undefined ? null : <small>{text}</small>}
            </span>
            {gives === undefined ? null : <Gives {...gives} />}
          </button>
        );
      })}
    </div>
  </TurnGroup>
);
