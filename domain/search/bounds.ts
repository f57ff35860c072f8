import { roundDegrees } from './polyline.ts';

/** The four sides of a map view in degrees. */
export type Bounds = { north: number; south: number; east: number; west: number };

/** Bounds as the value of `?box=`: north, south, east, west. */
export function encodeBounds({ north, south, east, west }: Bounds): string {
  return [north, south, east, west].map(roundDegrees).join(',');
}

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
