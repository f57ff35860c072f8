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
