import { roundDegrees } from './polyline.ts';

/** The four sides of a map view in degrees. */
export type Bounds = { north: number; south: number; east: number; west: number };

export function decodeBounds(text: string): Bounds | null {
  const sides = text.split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)));
  const [north = Number.NaN, south = Number.NaN, east = Number.NaN, west = Number.NaN] = sides;
  const bounds = {
    north: roundDegrees(north),
    south: roundDegrees(south),
    east: roundDegrees(east),
    west: roundDegrees(west),
  };

  return sides.length === 4 && areBounds(bounds) ? bounds : null;
}

export function areBounds({ north, south, east, west }: Bounds): boolean {
  return north > south && east > west && Math.abs(north) <= 90 && south >= -90 && east <= 180 && west >= -180;
}

/** The bounds that contain all of these; null without any. */
export function boundsAround(all: readonly Bounds[]): Bounds | null {
  if (all.length === 0) return null;

  return {
    north: Math.max(...all.map(({ north }) => north)),
    south: Math.min(...all.map(({ south }) => south)),
    east: Math.max(...all.map(({ east }) => east)),
    west: Math.min(...all.map(({ west }) => west)),
  };
}
