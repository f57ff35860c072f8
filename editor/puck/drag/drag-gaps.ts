/** Top and bottom of a strap in the canvas viewport, in pixels. */
export type Span = { top: number; bottom: number };

/** Distance from the top or bottom of the viewport within which a drag scrolls, in pixels. */
const EDGE = 96;
/** Scroll speed at the edge, in pixels a second. */
const FASTEST = 1400;

/** The index of the gap nearest to `y`: 0 is above the first strap, the number of straps below the last. */
export function nearestGap(spans: readonly Span[], y: number): number {
  const distances = gapsOf(spans).map((gap) => Math.abs(gap - y));

  return distances.indexOf(Math.min(...distances));
}

/** The vertical position of a gap in the viewport. */
export function heightOfGap(spans: readonly Span[], gap: number): number {
  return gapsOf(spans)[gap] ?? 0;
}

/** The index of a strap among the others after moving it from index `from` to a gap. */
export function placeInGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}

/** The scroll speed for a pointer at `y`, in pixels a second; positive is down. */
export function scrollSpeed(y: number, windowHeight: number): number {
  const edge = Math.min(EDGE, windowHeight / 4);
  const depth = y < edge ? (y - edge) / edge : (y - windowHeight + edge) / edge;
  if (y >= edge && depth <= 0) return 0;

  return FASTEST * Math.sign(depth) * Math.min(1, Math.abs(depth)) ** 2;
}

function gapsOf(spans: readonly Span[]): number[] {
  const [first] = spans;

  return first ? [first.top, ...spans.map(({ bottom }) => bottom)] : [0];
}
