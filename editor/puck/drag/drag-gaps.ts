/** Upper and lower edge of a strap in the window of the canvas, in pixels. */
export type Span = { top: number; bottom: number };

/** So near to the upper or lower edge of the window, in pixels, a drag scrolls the page. */
const EDGE = 96;
/** Pixels a second, at the very edge. */
const FASTEST = 1400;

/** The gap between straps nearest to a height: 0 is above the first of them, their number below the last. */
export function nearestGap(spans: readonly Span[], y: number): number {
  const distances = gapsOf(spans).map((gap) => Math.abs(gap - y));

  return distances.indexOf(Math.min(...distances));
}

/** Where in the window a gap is. */
export function heightOfGap(spans: readonly Span[], gap: number): number {
  return gapsOf(spans)[gap] ?? 0;
}

/** The place a strap has among the others once it stands in a gap; `from` is its place, both count from 0. */
export function placeInGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}

/** How fast a pointer at a height scrolls a window, in pixels a second: down is positive. */
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
