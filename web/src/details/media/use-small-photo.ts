import { type RefObject, useEffect, useState } from 'react';

/** A photo that is enlarged a little is still sharp enough. */
const MOST_ENLARGED = 1.3;

/** The width in pixels of an image in an element that would have to be enlarged much to fill its frame; null where it would not, or is not loaded. */
export function useSmallPhoto(element: RefObject<HTMLElement | null>, isAlone: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null);

  useEffect(() => {
    const image = isAlone ? element.current?.querySelector('img') : null;
    if (!image) return;
    let isUnmounted = false;
    const measure = async () => {
      // The width of an image with `srcset` is that of its place on the page: its file tells its own.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      if (!isUnmounted && file.naturalWidth * MOST_ENLARGED < image.clientWidth) setWidth(file.naturalWidth);
    };
    const onLoad = () => void measure().catch(() => undefined);
    if (image.complete && image.currentSrc) onLoad();
    else image.addEventListener('load', onLoad, { once: true });

    return () => {
      isUnmounted = true;
      image.removeEventListener('load', onLoad);
    };
  }, [element, isAlone]);

  return width;
}
