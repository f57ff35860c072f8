/** Longitude, latitude. */
export type Position = readonly [number, number];
export type Ring = readonly Position[];

export function isInRing([x, y]: Position, ring: Ring): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i] as Position;
    const [xj, yj] = ring[j] as Position;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** In an outer ring and in none of its holes. */
export function isInPolygons(at: Position, polygons: readonly (readonly Ring[])[]): boolean {
  return polygons.some(
    ([outer, ...holes]) => outer && isInRing(at, outer) && !holes.some((hole) => isInRing(at, hole)),
  );
}

export type Bounds = { west: number; south: number; east: number; north: number };

export function boundsOf(positions: readonly Position[]): Bounds {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lon, lat] of positions) {
    bounds.west = Math.min(bounds.west, lon);
    bounds.south = Math.min(bounds.south, lat);
    bounds.east = Math.max(bounds.east, lon);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

const METRES_PER_DEGREE = 111_320;

/** The position that many metres to the east and north. */
export function shift([lon, lat]: Position, east: number, north: number): Position {
  return [
    lon + east / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    lat + north / METRES_PER_DEGREE,
  ];
}
