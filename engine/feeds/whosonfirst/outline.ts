/** Longitude, latitude. */
export type Position = [number, number];
export type Polygons = Position[][][];

/** Distance of a point from a line, in degrees of latitude. */
function distance([x, y]: Position, [ax, ay]: Position, [bx, by]: Position, squeeze: number): number {
  const [dx, dy, px, py] = [(bx - ax) * squeeze, by - ay, (x - ax) * squeeze, y - ay];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
}

/** Douglas-Peucker: no dropped point is farther than `tolerance` degrees from the new line. */
export function simplifyRing(ring: readonly Position[], tolerance: number): Position[] {
  const squeeze = Math.cos((((ring[0]?.[1] ?? 0) as number) * Math.PI) / 180);
  const indices = new Set([0, ring.length - 1]);
  const spans: [number, number][] = [[0, ring.length - 1]];

  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = tolerance;
    for (let i = from + 1; i < to; i++) {
      const away = distance(ring[i] as Position, ring[from] as Position, ring[to] as Position, squeeze);
      if (away > most) [farthest, most] = [i, away];
    }
    if (farthest < 0) continue;
    indices.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  const simplified = ring.filter((_, i) => indices.has(i));
  return simplified.length >= 4 ? simplified : [...ring];
}

const round = ([lon, lat]: Position): Position => [Math.round(lon * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5];

/** About twenty metres: enough for a map of a city. */
const DISPLAY_TOLERANCE = 0.0002;

export function displayOutline(polygons: Polygons): Polygons {
  return polygons.map((polygon) => polygon.map((ring) => simplifyRing(ring, DISPLAY_TOLERANCE).map(round)));
}
