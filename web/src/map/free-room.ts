/** Sides of something on the screen, in pixels. */
export type Sides = { top: number; right: number; bottom: number; left: number };

/** Pixels that stay free around it. */
const EDGE_PX = 12;

/**
 * How far a map has to move so that a card over it is seen whole: within its frame, and between what lies over the map at
 * the top and at the bottom, where there is room for that. Positive to the right and down, as a camera moves.
 */
export function moveIntoView(card: Sides, frame: Sides, over: readonly Sides[]): { x: number; y: number } {
  const x = past(card.left - frame.left, card.right - frame.right);
  const isAcross = ({ left, right }: Sides) =>
    left < card.right - x + EDGE_PX && right > card.left - x - EDGE_PX && right > left;
  const middle = (frame.top + frame.bottom) / 2;
  const top = Math.max(
    frame.top,
    ...over.filter((one) => isAcross(one) && one.bottom < middle).map(({ bottom }) => bottom),
  );
  const bottom = Math.min(
    frame.bottom,
    ...over.filter((one) => isAcross(one) && one.top > middle).map((one) => one.top),
  );
  const hasRoom = bottom - top >= card.bottom - card.top + 2 * EDGE_PX;

  return {
    x,
    y: hasRoom
      ? past(card.top - top, card.bottom - bottom)
      : past(card.top - frame.top, card.bottom - frame.bottom),
  };
}

function past(before: number, after: number): number {
  return Math.min(0, before - EDGE_PX) + Math.max(0, after + EDGE_PX);
}
