import type { ArchiveBounds } from './write-pmtiles.ts';

export type TileRange = { left: number; top: number; right: number; bottom: number };

/** The tiles of a zoom that an area touches. */
export function tileRange({ west, south, east, north }: ArchiveBounds, z: number): TileRange {
  const [left, top] = tileAt(west, north, z);
  const [right, bottom] = tileAt(east, south, z);

  return { left, top, right, bottom };
}

function tileAt(lon: number, lat: number, z: number): [x: number, y: number] {
  const sin = Math.sin((lat * Math.PI) / 180);
  const count = 2 ** z;
  const within = (tile: number) => Math.max(0, Math.min(count - 1, Math.floor(tile)));

  return [
    within(((lon + 180) / 360) * count),
    within((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * count),
  ];
}
