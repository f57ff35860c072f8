type LatLon = { lat: number; lon: number };
type Ring = readonly (readonly [lon: number, lat: number])[];

const METRES_PER_DEGREE = 111_195;

/** Metres from a point to an area, zero inside; flat, near enough for a few kilometres. */
export function ringDistance({ lat, lon }: LatLon, ring: Ring): number {
  const perLon = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const points = ring.map(([x, y]) => [(x - lon) * perLon, (y - lat) * METRES_PER_DEGREE] as const);
  let nearest = Number.POSITIVE_INFINITY;
  let isInside = false;

  points.forEach(([bx, by], i) => {
    const [ax, ay] = points[(i + points.length - 1) % points.length] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    const squared = dx * dx + dy * dy;
    const share = squared === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / squared));
    nearest = Math.min(nearest, Math.hypot(ax + dx * share, ay + dy * share));
    if (ay > 0 !== by > 0 && (-ay * dx) / dy + ax > 0) isInside = !isInside;
  });

  return isInside ? 0 : nearest;
}
