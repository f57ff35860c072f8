import { type RefObject, useEffect, useState } from 'react';
import { useSite } from '../site/site-context.tsx';
import { hasStreets } from './base/tile-index.ts';

/** True once the box is near the screen, and the site's map has streets at the point. */
export function useStreetsNear(
  box: RefObject<HTMLElement | null>,
  { lat, lon }: { lat: number; lon: number },
): boolean {
  const { mapStyleUrl = null } = useSite();
  const [hasMap, setHasMap] = useState(false);

  useEffect(() => {
    const node = box.current;
    if (!node) return;
    let isCurrent = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void hasStreets({ lat, lon }, mapStyleUrl).then((has) => isCurrent && setHasMap(has));
      },
      { rootMargin: '200px' },
    );
    observer.observe(node);

    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [box, lat, lon, mapStyleUrl]);

  return hasMap;
}
