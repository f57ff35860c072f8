/** Edges of an element on the screen, in pixels. */
export type Sides = { top: number; right: number; bottom: number; left: number };

/** Margin around the card in pixels. */
const EDGE_PX = 12;

/**
 * How far a map has to pan so that a card over it is fully visible: within its frame, and between the overlays at top
 * and bottom if there is room. Positive is right and down.
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
