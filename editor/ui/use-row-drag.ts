import { type PointerEvent, type RefObject, useState } from 'react';

/** Where a dragged row would go. */
export type RowDrop = {
  key: string;
  /** How many of the other rows stand above the place. */
  above: number;
  /** Pixels towards the end of the line since the drag began. */
  across: number;
};
/** The line at the place, from the upper left corner of the list. */
export type DropLine = { top: number; inset: number };

type RowDragInput = {
  /** Holds the rows, `data-drag` names each; positioned. */
  list: RefObject<HTMLElement | null>;
  /** Whether the row with a key moves with the dragged one; by default it alone does. */
  movesWith?: (key: string, dragged: string) => boolean;
  /** The inset of the line; null where the row cannot go. */
  insetAt?: (drop: RowDrop) => number | null;
  onDrop: (drop: RowDrop) => void;
};

/** Pixels at the edge of what scrolls, and of one step there. */
const EDGE_PX = 48;
const STEP_PX = 10;

/** Rows that are dragged by a handle, beside the buttons that move them by key. Escape takes the drag back. */
export function useRowDrag({
  list,
  movesWith = (key, dragged) => key === dragged,
  insetAt = () => 0,
  onDrop,
}: RowDragInput) {
  const [line, setLine] = useState<DropLine | null>(null);

  /** Of the handle of a row. */
  const start = (event: PointerEvent<HTMLElement>, key: string) => {
    const root = list.current;
    if (event.button !== 0 || !root) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const rows = [...root.querySelectorAll<HTMLElement>('[data-drag]')];
    const isMoving = (row: HTMLElement) => movesWith(row.dataset.drag ?? '', key);
    const others = rows.filter((row) => !isMoving(row));
    const moved = rows.filter(isMoving);
    const scroller = scrollerOf(root);
    const [startX, startY] = [event.clientX, event.clientY];
    const startScroll = scroller.scrollTop;
    const at = { x: startX, y: startY };
    let drop: RowDrop | null = null;
    let frame = 0;

    const place = () => {
      const down = at.y - startY + scroller.scrollTop - startScroll;
      for (const row of moved) row.style.translate = `${at.x - startX}px ${down}px`;
      const boxes = others.map((row) => row.getBoundingClientRect());
      const above = boxes.filter((box) => (box.top + box.bottom) / 2 < at.y).length;
      const next = { key, above, across: at.x - startX };
      const inset = insetAt(next);
      drop = inset === null ? null : next;
      const edge = above === 0 ? boxes[0]?.top : boxes[above - 1]?.bottom;
      const isShown = inset !== null && edge !== undefined;
      setLine(isShown ? { top: edge - root.getBoundingClientRect().top, inset } : null);
    };
    const follow = () => {
      const { top, bottom } = scroller.getBoundingClientRect();
      if (at.y < top + EDGE_PX) scroller.scrollTop -= STEP_PX;
      if (at.y > bottom - EDGE_PX) scroller.scrollTop += STEP_PX;
      place();
      frame = requestAnimationFrame(follow);
    };
    const end = (isDropped: boolean) => {
      cancelAnimationFrame(frame);
      listening.abort();
      for (const row of moved) {
        row.style.translate = '';
        row.classList.remove('is-dragged');
      }
      setLine(null);
      if (isDropped && drop) onDrop(drop);
    };

    const listening = new AbortController();
    const { signal } = listening;
    const track = ({ clientX, clientY }: MouseEvent) => {
      at.x = clientX;
      at.y = clientY;
      if (frame === 0 && Math.hypot(clientX - startX, clientY - startY) > 4) {
        for (const row of moved) row.classList.add('is-dragged');
        follow();
      }
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', track, { signal });
    handle.addEventListener(
      'pointerup',
      () => {
        if (frame !== 0) place();
        end(true);
      },
      { signal },
    );
    handle.addEventListener('lostpointercapture', () => end(false), { signal });
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return;
        // The dialog around it stays open.
        pressed.preventDefault();
        pressed.stopPropagation();
        end(false);
      },
      { signal, capture: true },
    );
  };

  return { line, start };
}

/** What scrolls around the list. */
function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if ((overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight)
      return parent;
  }

  return document.documentElement;
}
