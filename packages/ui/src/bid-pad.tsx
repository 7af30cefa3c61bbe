'use client';

import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';

export interface BidPadLabels {
  title: ReactNode;
  /** The buttons as a group, as in *Melding, 0 til 9*. */
  group: string;
  /** The button that makes the bid; called with what is chosen so far, if anything is. */
  confirm: (bid: number | undefined) => string;
  /** One line below, as in *Hemmelig til alle har lagt neven på bordet*. */
  hint?: ReactNode;
}

export interface BidPadProps {
  /** The highest bid; the pad runs from 0. */
  max: number;
  /** The bid the rules forbid here. */
  forbidden?: number | undefined;
  /** Why, shown as long as the pad stands. */
  forbiddenReason?: ReactNode;
  onBid: (bid: number) => void;
  /** Called when the forbidden bid is pressed. */
  onForbidden?: ((bid: number) => void) | undefined;
  /** What is chosen, when the page keeps that. Left out, the pad keeps it and starts with nothing. */
  value?: number | undefined;
  onChoose?: ((bid: number) => void) | undefined;
  labels: BidPadLabels;
  /** The clock beside the title. */
  clock?: ReactNode;
  /** What is bid so far. */
  total?: ReactNode;
  /** A press bids at once: for pads of two or three where nothing needs a second look. */
  direct?: boolean | undefined;
  disabled?: boolean | undefined;
  /** It is asked for by nobody yet: it looks like anything else on the cloth. */
  quiet?: boolean | undefined;
}

/** As many columns as give few and even rows, and never more than a narrow screen has room for. */
export const padColumns = (count: number): number => {
  if (count <= 6) return count;
  if (count <= 8) return 4;
  return count <= 10 ? 5 : 6;
};

/** Where a player says how many tricks they will take. Stands where the trick was, never over the hand. */
export const BidPad = (props: BidPadProps) => {
  const { max, forbidden, forbiddenReason, onBid, onForbidden, value, onChoose, labels } = props;
  const { clock, total, direct, disabled, quiet } = props;
  const [kept, setKept] = useState<number>();
  const reasonId = useId();
  const count = max + 1;
  const wanted = value ?? kept;
  const chosen = wanted === forbidden || wanted === undefined || wanted > max ? undefined : wanted;

  const press = (bid: number) => {
    if (disabled) return;
    if (bid === forbidden) {
      onForbidden?.(bid);
      return;
    }
    if (direct) {
      onBid(bid);
      return;
    }
    setKept(bid);
    onChoose?.(bid);
  };

  return (
    <Panel
      title={labels.title}
      aside={clock}
      yours={!quiet}
      className={count > 10 ? 'bid-panel large' : 'bid-panel'}
    >
      {total === undefined ? null : <div className="tot">{total}</div>}
      <fieldset
        className="pad"
        aria-label={labels.group}
        style={{ '--pad': padColumns(count), '--pad-n': count } as CSSProperties}
      >
        {Array.from({ length: count }, (_, bid) => {
          const barred = bid === forbidden;
          return (
            <button
              key={`bid ${bid}`}
              type="button"
              className="n num"
              aria-pressed={direct || barred ? undefined : bid === chosen}
              aria-disabled={barred || disabled || undefined}
              aria-describedby={barred && forbiddenReason !== undefined ? reasonId : undefined}
              onClick={() => press(bid)}
            >
              {bid}
            </button>
          );
        })}
      </fieldset>
      <div className="pf">
        <div className="pf-text">
          {forbiddenReason === undefined || forbidden === undefined ? null : (
            <p className="hook" id={reasonId}>
              {forbiddenReason}
            </p>
          )}
          {labels.hint === undefined ? null : <p className="cap">{labels.hint}</p>}
        </div>
        {direct ? null : (
          <Button
            look="go"
            disabled={chosen === undefined || disabled}
            onClick={() => chosen !== undefined && onBid(chosen)}
          >
            {labels.confirm(chosen)}
          </Button>
        )}
      </div>
    </Panel>
  );
};
