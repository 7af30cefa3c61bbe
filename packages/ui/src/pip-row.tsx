/** How many slots a row may hold before it says more than it shows. */
const MOST = 17;

/**
 * Bid and taken without reading: a slot is a trick bid, a filled slot one taken, a barred slot one too
 * many, a ring a null bid. Those taken lie crosswise in a pile that can be counted. Decoration: the fraction and the
 * word always stand beside it.
 */
export const PipRow = ({ bid, taken }: { bid: number; taken: number }) => {
  const slots = Array.from({ length: Math.min(MOST, Math.max(bid, taken)) }, (_, slot) =>
    slot >= bid ? 'x' : slot < taken ? 't' : undefined,
  );
  return (
    <span className="pips" data-many={slots.length > 5 || undefined} aria-hidden="true">
      {bid === 0 && taken === 0 ? <i className="z" /> : null}
      {slots.map((kind, slot) => (
        <i key={`slot ${slot}`} className={kind} />
      ))}
    </span>
  );
};
