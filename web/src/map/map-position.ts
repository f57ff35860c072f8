import type { Bounds } from '#domain/search/bounds.ts';

/** Position of a map: bounds (exact or with padding), or a point with a zoom. */
export type MapPosition = { bounds: Bounds; isExact?: boolean } | { lat: number; lon: number; zoom: number };

const TILE_PX = 512;

/** Web Mercator pixel coordinates at a zoom, for distances on the screen. */
export function worldPixel(lat: number, lon: number, zoom: number): { x: number; y: number } {
  const world = TILE_PX * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);

  return {
    x: ((lon + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  };
}

/** The bounding box of the points; null without any. */
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
