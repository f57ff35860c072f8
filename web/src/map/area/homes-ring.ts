import type { Bounds } from '#domain/search/bounds.ts';

type Point = readonly [lon: number, lat: number];

const ROOM_METRES = 200;
const METRES_PER_DEGREE = 111_320;
/** Points of the circle around each corner, which round the ring. */
const STEPS = 16;

/** A closed convex ring with some room around groups of homes: about where a postal code is. Empty without homes. */
export function homesRing(groups: readonly { bounds: Bounds }[]): Point[] {
  const around = groups.flatMap(({ bounds: { north, south, east, west } }) =>
    [north, south].flatMap((lat) => [east, west].flatMap((lon) => circle(lon, lat))),
  );
  const hull = [...half(around), ...half(around.map(([lon, lat]): Point => [-lon, -lat])).map(turned)];

  return [...hull, ...hull.slice(0, 1)];
}

function circle(lon: number, lat: number): Point[] {
  const high = ROOM_METRES / METRES_PER_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);

  return Array.from({ length: STEPS }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / STEPS;
    return [lon + wide * Math.cos(angle), lat + high * Math.sin(angle)];
  });
}

const turned = ([lon, lat]: Point): Point => [-lon, -lat];

/** The lower half of a convex hull from west to east, without its last point (Andrew's monotone chain). */
function half(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    while (chain.length > 1 && !turnsLeft(chain.at(-2) as Point, chain.at(-1) as Point, point)) chain.pop();
    chain.push(point);
  }

  return chain.slice(0, -1);
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
