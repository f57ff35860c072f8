import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** The height of an element as a custom property, for what sticks below it. Without a measure the style sheet's own holds. */
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
