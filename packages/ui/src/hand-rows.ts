/** How a hand lies on a narrow screen: rows from the back one to the front one. */
export interface HandRows {
  readonly rows: 1 | 2 | 3;
  /** Cards in each row, back row first. */
  readonly counts: readonly number[];
  /** Columns the widest row needs. */
  readonly columns: number;
}

/** One fan up to seven cards, two staggered rows up to fourteen, three rows beyond. */
export const handRows = (cards: number): HandRows => {
  if (cards <= 7) return { rows: 1, counts: [cards], columns: Math.max(1, cards) };
  const rows = cards <= 14 ? 2 : 3;
  const columns = Math.ceil(cards / rows);
  const counts = Array.from({ length: rows }, (_, row) =>
    Math.max(0, Math.min(columns, cards - row * columns)),
  );
  return { rows, counts, columns };
};
