/** Rows as aligned columns: text to the left, numbers to the right, two spaces between. */
export function columns(rows: readonly (readonly (string | number)[])[]): readonly string[] {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, place) => Math.max(...cells.map((row) => row[place]?.length ?? 0)));
  const right = widths.map((_, place) => rows.slice(1).every((row) => isNumber(row[place])));
  return cells.map((row) =>
    row
      .map((cell, place) => (right[place] ? cell.padStart(widths[place]!) : cell.padEnd(widths[place]!)))
      .join('  ')
      .trimEnd(),
  );
}

const isNumber = (cell: string | number | undefined): boolean =>
  typeof cell === 'number' || cell === undefined || /^[-–]?[\d.]*( ?%)?$/.test(cell);
