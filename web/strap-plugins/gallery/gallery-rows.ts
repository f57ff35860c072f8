/** How many images share the row of each: no row is left with one beside a hole. */
export function imagesInRow(count: number, columns: number): number[] {
  const rows = Math.ceil(count / columns);
  const least = Math.floor(count / rows);
  const withOneMore = count % rows;

  return Array.from({ length: rows }, (_, row) => (row < withOneMore ? least + 1 : least)).flatMap((inRow) =>
    Array.from({ length: inRow }, () => inRow),
  );
}
