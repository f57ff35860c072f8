const COLUMNS = [5, 4, 3];
/** Where neither leaves the heading one or two cells. */
const OTHERWISE = 4;

/** Columns of a wall of portraits, and how many cells of its first row the heading has, so that no cell of the last row is empty. */
export function wallGrid(count: number): { columns: number; head: number } {
  const grids = COLUMNS.map((columns) => ({ columns, head: columns - (count % columns) }));

  return (
    grids.find(({ head }) => head === 2) ??
    grids.find(({ head }) => head === 1) ?? { columns: OTHERWISE, head: OTHERWISE - (count % OTHERWISE) }
  );
}
