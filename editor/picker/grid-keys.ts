type Box = { left: number; right: number; top: number };
type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

export function isGridKey(key: string): key is Arrow {
  return ARROWS.includes(key);
}

/**
 * The index of the box that an arrow key moves to in a grid with rows: the neighbour in reading order, or the horizontally
 * nearest box of the row above or below; null at the edge. Boxes are in reading order, in pixels.
 */
export function nextInGrid(boxes: readonly Box[], from: number, key: Arrow): number | null {
  const current = boxes[from];
  if (!current) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : null;
  if (key === 'ArrowRight') return from < boxes.length - 1 ? from + 1 : null;

  const beyond = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => (key === 'ArrowDown' ? box.top > current.top + 1 : box.top < current.top - 1));
  const rowTop = (key === 'ArrowDown' ? Math.min : Math.max)(...beyond.map(({ box }) => box.top));
  const row = beyond.filter(({ box }) => Math.abs(box.top - rowTop) <= 1);
  const nearest = row.sort((a, b) => gap(a.box, current) - gap(b.box, current))[0];

  return nearest?.index ?? null;
}

function gap(a: Box, b: Box): number {
  return Math.abs(a.left + a.right - b.left - b.right);
}
