export type Box = { left: number; top: number; width: number; height: number };
export type Side = 'below' | 'above' | 'right' | 'left';
/** Where a hint is; `arrow` is the distance of its arrow from the start of that side, null where it covers what it is about. */
export type PlacedHint = { left: number; top: number; side: Side; arrow: number | null };

/** Between a hint and what it is about, with room for the arrow. */
const GAP = 16;
const MARGIN = 12;
/** The arrow stays off the rounded corners. */
const CORNER = 22;
/** Narrower screens are phones, where notifications have the whole width below the toolbar. */
const PHONE = 640;

/**
 * Places a hint beside its target within the screen: below it, else above, else at its side, else over its lower end. A
 * panel stands at the right edge of the page, and what else is in it stays visible. On a phone a hint on the upper half is
 * at the lower end, clear of notifications.
 */
export function placeHint(
  target: Box,
  hint: { width: number; height: number },
  screen: Box,
  isInPanel = false,
): PlacedHint {
  const right = screen.left + screen.width;
  const bottom = screen.top + screen.height;
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const left = clamp(middle.x - hint.width / 2, screen.left + MARGIN, right - hint.width - MARGIN);
  const top = clamp(middle.y - hint.height / 2, screen.top + MARGIN, bottom - hint.height - MARGIN);
  const acrossArrow = clamp(middle.x - left, CORNER, hint.width - CORNER);
  const downArrow = clamp(middle.y - top, CORNER, hint.height - CORNER);
  const taken = { width: hint.width + GAP + MARGIN, height: hint.height + GAP + MARGIN };

  const atTheEnd: PlacedHint = { left, top: bottom - hint.height - MARGIN, side: 'above', arrow: null };
  const toTheLeft: PlacedHint = { left: target.left - GAP - hint.width, top, side: 'left', arrow: downArrow };
  const hasRoomLeft = target.left - taken.width >= screen.left;

  if (screen.width < PHONE && middle.y < screen.top + screen.height / 2) return atTheEnd;
  if (isInPanel && hasRoomLeft) return toTheLeft;
  if (target.top + target.height + taken.height <= bottom)
    return { left, top: target.top + target.height + GAP, side: 'below', arrow: acrossArrow };
  if (target.top - taken.height >= screen.top)
    return { left, top: target.top - GAP - hint.height, side: 'above', arrow: acrossArrow };
  if (target.left + target.width + taken.width <= right)
    return { left: target.left + target.width + GAP, top, side: 'right', arrow: downArrow };
  if (hasRoomLeft) return toTheLeft;

  return atTheEnd;
}

/** The part of a box within another one; null outside of it. */
export function clipped(box: Box, within: Box): Box | null {
  const left = Math.max(box.left, within.left);
  const top = Math.max(box.top, within.top);
  const width = Math.min(box.left + box.width, within.left + within.width) - left;
  const height = Math.min(box.top + box.height, within.top + within.height) - top;

  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
