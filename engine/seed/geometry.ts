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
  const lons = positions.map(([lon]) => lon);
  const lats = positions.map(([, lat]) => lat);
  return {
    west: Math.min(...lons),
    south: Math.min(...lats),
    east: Math.max(...lons),
    north: Math.max(...lats),
  };
}

const METRES_PER_DEGREE = 111_320;

/** The position so many metres to the east and north. */
export function shift([lon, lat]: Position, east: number, north: number): Position {
  return [
    lon + east / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    lat + north / METRES_PER_DEGREE,
  ];
}

const BASE32 = '0123456789bcdefghjkmnpqrstuvwxyz';

export function geohash([lon, lat]: Position, length = 9): string {
  const range = { lon: [-180, 180], lat: [-90, 90] } as { lon: [number, number]; lat: [number, number] };
  let hash = '';
  let bits = 0;
  for (let i = 0; hash.length < length; i++) {
    const axis = i % 2 === 0 ? range.lon : range.lat;
    const value = i % 2 === 0 ? lon : lat;
    const middle = (axis[0] + axis[1]) / 2;
    bits = bits * 2 + (value >= middle ? 1 : 0);
    axis[value >= middle ? 0 : 1] = middle;
    if (i % 5 === 4) {
      hash += BASE32[bits];
      bits = 0;
    }
  }
  return hash;
}
