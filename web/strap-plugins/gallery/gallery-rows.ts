/** Number of images in the row of each image, so that no row has a gap. */
export function imagesInRow(count: number, columns: number): number[] {
  const rows = Math.ceil(count / columns);
  const least = Math.floor(count / rows);
  const withOneMore = count % rows;

  return Array.from({ length: rows }, (_, row) => (row < withOneMore ? least + 1 : least)).flatMap((inRow) =>
    Array.from({ length: inRow }, () => inRow),
  );
}
