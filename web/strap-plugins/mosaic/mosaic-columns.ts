import type { MosaicTile, TileSize } from './parts.ts';

const CELLS: Record<TileSize, number> = { small: 1, wide: 2, tall: 2, large: 4 };

/** Four or three columns on a wide screen, whichever leaves no gap. */
export function mosaicColumns(tiles: readonly Pick<MosaicTile, 'size'>[]): 3 | 4 {
  const cells = tiles.reduce((sum, { size }) => sum + (CELLS[size] ?? 1), 0);

  return cells % 4 === 0 ? 4 : 3;
}
