/** Columns of a wide screen, see `parts.ts`. */
const MOST_COLUMNS = 6;
const FEWEST_COLUMNS = 2;

/** The number of columns, at most one from that wanted, which leaves the fewest cells of the last row empty. */
export function columnsOfFullRows(count: number, wanted: number): number {
  const columns = Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, wanted));
  if (count <= columns) return count;
  const empty = (across: number) => (across - (count % across)) % across;

  return [columns, columns + 1, columns - 1]
    .filter((across) => across >= FEWEST_COLUMNS && across <= MOST_COLUMNS)
    .reduce((best, across) => (empty(across) < empty(best) ? across : best));
}
