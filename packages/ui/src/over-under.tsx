import type { ReactNode } from 'react';

export interface OverUnderProps {
  /** What all bids so far add up to. */
  sum: number;
  /** Tricks in the deal. */
  size: number;
  /** As in **Overmeldt +1** · 10 meldt på 9 stikk. */
  text: ReactNode;
  /** The bar stands only when everyone has bid. */
  complete?: boolean | undefined;
}

const slots = (count: number, className?: string) =>
  Array.from({ length: count }, (_, slot) => <i key={`${className} ${slot + 1}`} className={className} />);

/** Bids against tricks: filled to the bar is even, beyond it overbid, open slots before it underbid. */
export const OverUnder = ({ sum, size, text, complete = true }: OverUnderProps) => (
  <div className="cnt">
    <span className="meter" data-many={Math.max(sum, size) > 12 || undefined} aria-hidden="true">
      {slots(Math.min(sum, size), 't')}
      {slots(Math.max(0, size - sum))}
      {complete && sum >= size ? <em /> : null}
      {slots(Math.max(0, sum - size), 'o')}
    </span>
    <p>{text}</p>
  </div>
);

/** The same in the bar of a narrow screen, in words only. */
export const OverUnderChip = ({ text, label }: { text: string; label: string }) => (
  <span className="chip plain">
    <span aria-hidden="true">{text}</span>
    <span className="vh">{label}</span>
  </span>
);
