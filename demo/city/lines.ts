import type { Position } from '../geometry.ts';

/** Metres to the east and north of a city's centre. */
export type Metres = readonly [x: number, y: number];

const METRES_PER_DEGREE = 111_320;

/** A flat city: near enough for lines of a few kilometres. */
export function flatCity([lon0, lat0]: Position) {
  const perLon = METRES_PER_DEGREE * Math.cos((lat0 * Math.PI) / 180);

  return {
    toMetres: ([lon, lat]: Position): Metres => [(lon - lon0) * perLon, (lat - lat0) * METRES_PER_DEGREE],
    toDegrees: ([x, y]: Metres): Position => [lon0 + x / perLon, lat0 + y / METRES_PER_DEGREE],
  };
}

export function lengthOf(line: readonly Metres[]): number {
  return line
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0);
}

/** The point that many metres along a line, and its direction in radians. */
export function pointAlong(line: readonly Metres[], metres: number): { at: Metres; bearing: number } {
  let rest = metres;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1], line[i]] as [Metres, Metres];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (rest <= length || i === line.length - 1) {
      const share = length === 0 ? 0 : Math.min(1, rest / length);
      return {
        at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        bearing: Math.atan2(to[1] - from[1], to[0] - from[0]),
      };
    }
    rest -= length;
  }
  return { at: line[0] ?? [0, 0], bearing: 0 };
}

/** Distance of a point to a segment. */
export function distanceTo([x, y]: Metres, [ax, ay]: Metres, [bx, by]: Metres): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));

  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
}

/** The parts of a line whose points are accepted. */
export function acceptedRuns(line: readonly Metres[], accepts: (at: Metres) => boolean): Metres[][] {
  const runs: Metres[][] = [];
  let run: Metres[] = [];
  for (const at of line) {
    if (accepts(at)) {
      run.push(at);
      continue;
    }
    if (run.length > 1) runs.push(run);
    run = [];
  }
  return run.length > 1 ? [...runs, run] : runs;
}

/** Drops points that lie within half a metre of the line without them. */
export function withoutNeedless(line: readonly Metres[], tolerance = 0.5): Metres[] {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || !first || !last) return [...line];
  let farthest = 0;
  let distance = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const d = distanceTo(line[i] as Metres, first, last);
    if (d > distance) [farthest, distance] = [i, d];
  }
  if (distance <= tolerance) return [first, last];

  return [
    ...withoutNeedless(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...withoutNeedless(line.slice(farthest), tolerance),
  ];
}

/** A curve through the points (Catmull-Rom), or a closed one. */
export function smooth(points: readonly Position[], { isClosed = false, steps = 8 } = {}): Position[] {
  const at = (i: number) =>
    (isClosed
      ? points[(i + points.length) % points.length]
      : points[Math.max(0, Math.min(points.length - 1, i))]) as Position;
  const spans = isClosed ? points.length : points.length - 1;
  const curve = Array.from({ length: spans }, (_, i) =>
    Array.from({ length: steps }, (_, step): Position => {
      const t = step / steps;
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
    }),
  ).flat();

  return [...curve, isClosed ? at(0) : at(points.length - 1)];
}
