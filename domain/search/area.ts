import type { Bounds } from './bounds.ts';
import type { LatLon } from './polyline.ts';
import { decodePolyline } from './url/decode-polyline.ts';
import { openRing } from './url/encode-area.ts';

/** Corner limits of a drawn area, which search calls share. */
export const AREA_CORNERS_MIN = 3;
export const AREA_CORNERS_MAX = 500;
/** Limits of the radius of a circle in kilometres, which search calls share. */
export const RADIUS_KM = { min: 0.01, max: 500 } as const;

/** Null for an invalid polygon; the caller logs "Unable to decode polygon" and uses the default map position. */
export function decodeArea(encoded: string): LatLon[] | null {
  const points = decodePolyline(encoded);
  const corners = points && openRing(points);

  return corners && isArea(corners) ? corners : null;
}

export function isArea(corners: readonly LatLon[]): boolean {
  return corners.length >= AREA_CORNERS_MIN && corners.length <= AREA_CORNERS_MAX;
}

/** Corner limit of a freehand area, so that its URL stays short. */
export const DRAWN_CORNERS_MAX = 100;

/** Drops the corners that matter least to the shape until few enough remain. */
export function simplifyArea(corners: readonly LatLon[], max = DRAWN_CORNERS_MAX): LatLon[] {
  const left = openRing(corners);

  while (left.length > Math.max(max, AREA_CORNERS_MIN)) {
    const sizes = left.map((corner, index) =>
      triangle(left.at(index - 1), corner, left[index + 1] ?? left[0]),
    );
    left.splice(sizes.indexOf(Math.min(...sizes)), 1);
  }

  return left;
}

/** The tails of a stroke that crosses itself where it closes are no longer than this part of it. */
const TAIL_SHARE = 1 / 4;

/** A stroke without what lies before and after the point at which it closes: the ends of a hand's stroke pass or miss each other. */
export function withoutTails(stroke: readonly LatLon[]): LatLon[] {
  const corners = openRing(stroke);
  const tail = Math.ceil(corners.length * TAIL_SHARE);
  const pairs = corners
    .slice(0, tail)
    .flatMap((from, start) =>
      corners.slice(-tail).map((to, at) => ({ from, to, start, end: corners.length - tail + at })),
    );
  const found = pairs.flatMap(({ from, to, start, end }) => {
    const [next, before] = [corners[start + 1], corners[end - 1]];
    const meeting = next && before && end - start > 3 ? crossing([from, next], [before, to]) : null;
    return meeting ? [{ meeting, start, end }] : [];
  });
  // The longest loop.
  const [widest] = found.sort((one, other) => other.end - other.start - (one.end - one.start));

  return widest
    ? [widest.meeting, ...corners.slice(widest.start + 1, widest.end)]
    : corners.slice(nearestToEnd(corners, tail));
}

/** The first corner, unless the stroke ends much nearer to one soon after it. */
function nearestToEnd(corners: readonly LatLon[], tail: number): number {
  const end = corners.at(-1);
  const gaps = corners
    .slice(0, tail)
    .map(({ lat, lon }) => (end ? Math.hypot(end.lat - lat, end.lon - lon) : 0));
  const least = Math.min(...gaps);

  return least < (gaps[0] ?? 0) / 3 ? gaps.indexOf(least) : 0;
}

type Side = readonly [LatLon, LatLon];

/** Where two sides cross. */
function crossing([a, b]: Side, [c, d]: Side): LatLon | null {
  const turn = (b.lon - a.lon) * (d.lat - c.lat) - (b.lat - a.lat) * (d.lon - c.lon);
  if (turn === 0) return null;
  const along = ((c.lon - a.lon) * (d.lat - c.lat) - (c.lat - a.lat) * (d.lon - c.lon)) / turn;
  const other = ((c.lon - a.lon) * (b.lat - a.lat) - (c.lat - a.lat) * (b.lon - a.lon)) / turn;
  if (along <= 0 || along >= 1 || other <= 0 || other >= 1) return null;

  return { lat: a.lat + along * (b.lat - a.lat), lon: a.lon + along * (b.lon - a.lon) };
}

/** The corners of a box, starting in the north-west. */
export function boxArea({ north, south, east, west }: Bounds): LatLon[] {
  return [
    { lat: north, lon: west },
    { lat: north, lon: east },
    { lat: south, lon: east },
    { lat: south, lon: west },
  ];
}

function triangle(a: LatLon | undefined, b: LatLon, c: LatLon | undefined): number {
  return a && c ? Math.abs((b.lon - a.lon) * (c.lat - a.lat) - (c.lon - a.lon) * (b.lat - a.lat)) : 0;
}
