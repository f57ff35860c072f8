import { type RefObject, useEffect } from 'react';

/** Less is the rounding of a browser. */
const LEAST_PX = 2;

/** Marks a row that scrolls sideways where there is more of it: `data-has-before` and `data-has-after`. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = row.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const update = () => {
      const rest = node.scrollWidth - node.clientWidth - Math.abs(node.scrollLeft);
      node.toggleAttribute('data-has-before', Math.abs(node.scrollLeft) >= LEAST_PX);
      node.toggleAttribute('data-has-after', rest >= LEAST_PX);
    };
    // The size of its links too: fonts load late.
    const observer = new ResizeObserver(update);
    for (const part of [node, ...node.children]) observer.observe(part);
    node.addEventListener('scroll', update, { passive: true });

    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', update);
    };
  }, [row]);
}
