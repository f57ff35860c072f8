import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** Publishes an element's height as a custom property for sticky elements below it; the style sheet has a default. */
export function useHeight(
  element: RefObject<HTMLElement | null>,
  property: `--${string}`,
): CSSProperties | undefined {
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);

  return height === null ? undefined : ({ [property]: `${height}px` } as CSSProperties);
}

/** Publishes on its parent how much of the window is above an element: what the page has there until it is scrolled away. */
export function useSpaceAbove(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const node = element.current;
    const parent = node?.parentElement;
    if (!node || !parent) return;
    let last = '';
    function publish() {
      const above = `${Math.max(0, Math.round(node?.getBoundingClientRect().top ?? 0))}px`;
      if (above !== last) parent?.style.setProperty(property, above);
      last = above;
    }
    publish();
    addEventListener('scroll', publish, { passive: true });
    addEventListener('resize', publish);
    return () => {
      removeEventListener('scroll', publish);
      removeEventListener('resize', publish);
    };
  }, [element, property]);
}
