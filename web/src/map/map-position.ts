import type { Bounds } from '#domain/search/bounds.ts';

/** Where a map stands: a box to show (exactly, or with air around it) or a point with a zoom. */
export type MapPosition = { bounds: Bounds; isExact?: boolean } | { lat: number; lon: number; zoom: number };

const TILE_PX = 512;

/** A point of the world in pixels at a zoom (Web Mercator), for distances on the screen. */
export function worldPixel(lat: number, lon: number, zoom: number): { x: number; y: number } {
  const world = TILE_PX * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);

  return {
    x: ((lon + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  };
}

/** The smallest box around the points; null without any. */
export function boundsOf(points: readonly { lat: number; lon: number }[]): Bounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);

  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lons),
    west: Math.min(...lons),
  };
}
