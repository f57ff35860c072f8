import type { GradientStop, StrapStyle } from '#domain/page/page.ts';
import { GRADIENT_STOPS_MAX, GRADIENT_STOPS_MIN } from '#domain/page/style-limits.ts';
import { formatColor, mixColors, parseColor } from '#domain/theme/color.ts';
import type { StrapPalette } from '#domain/theme/theme.ts';

/** The initial gradient: the one of the theme. */
export function startingGradient(
  { angle, colors }: StrapStyle['overlayGradient'],
  palette: Pick<StrapPalette, 'bgColor' | 'accentColor'>,
): StrapStyle['overlayGradient'] {
  if (colors.length >= GRADIENT_STOPS_MIN) return { angle, colors };
  const [first] = colors;

  return {
    angle,
    colors: [
      { color: first?.color || palette.bgColor, pos: 0 },
      { color: palette.accentColor, pos: 1 },
    ],
  };
}

/** Appends a stop at a position, with the gradient's colour there. */
export function addStop(stops: readonly GradientStop[], pos: number): GradientStop[] {
  if (stops.length >= GRADIENT_STOPS_MAX) return [...stops];

  return [...stops, { color: colorAt(stops, pos), pos: asPosition(pos) }];
}

export function moveStop(stops: readonly GradientStop[], index: number, pos: number): GradientStop[] {
  return stops.map((stop, at) => (at === index ? { ...stop, pos: asPosition(pos) } : stop));
}

export function colorStop(stops: readonly GradientStop[], index: number, color: string): GradientStop[] {
  return stops.map((stop, at) => (at === index ? { ...stop, color } : stop));
}

/** Removes a stop unless only two are left. */
export function removeStop(stops: readonly GradientStop[], index: number): GradientStop[] {
  return stops.length > GRADIENT_STOPS_MIN ? stops.toSpliced(index, 1) : [...stops];
}

/** The middle of the widest gap between two stops. */
export function widestGap(stops: readonly GradientStop[]): number {
  const places = [0, ...sorted(stops).map(({ pos }) => pos), 1];
  const gaps = places.slice(1).map((end, index) => ({ end, start: places[index] ?? 0 }));
  const widest = gaps.reduce((best, gap) => (gap.end - gap.start > best.end - best.start ? gap : best));

  return (widest.start + widest.end) / 2;
}

/** The interpolated colour of a gradient at a position, 0 to 1. */
export function colorAt(stops: readonly GradientStop[], pos: number): string {
  const inOrder = sorted(stops);
  const after = inOrder.find((stop) => stop.pos >= pos) ?? inOrder.at(-1);
  const before = inOrder.findLast((stop) => stop.pos <= pos) ?? inOrder[0];
  const [one, other] = [parseColor(before?.color ?? ''), parseColor(after?.color ?? '')];
  if (!before || !after || !one || !other) return before?.color || after?.color || '#000000';
  const length = after.pos - before.pos;

  return formatColor(mixColors(one, other, length > 0 ? (pos - before.pos) / length : 0));
}

/** The gradient as CSS, from left to right. */
export function gradientCss(stops: readonly GradientStop[], fallback: string): string {
  const colors = sorted(stops).map(({ color, pos }) => `${color || fallback} ${pos * 100}%`);

  return `linear-gradient(90deg, ${colors.join(', ')})`;
}

function sorted(stops: readonly GradientStop[]): GradientStop[] {
  return stops.toSorted((a, b) => a.pos - b.pos);
}

/** Clamps a position and rounds it to whole percent. */
function asPosition(pos: number): number {
  return Math.round(Math.min(1, Math.max(0, pos)) * 100) / 100;
}
