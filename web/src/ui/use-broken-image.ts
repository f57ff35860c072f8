import { type RefObject, useEffect, useRef, useState } from 'react';

type BrokenImage = { ref: RefObject<HTMLImageElement | null>; isBroken: boolean; markBroken: () => void };

/** Whether the image with that URL failed to load. */
export function useBrokenImage(src: string): BrokenImage {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);

  // An image that failed before hydration fires no more events.
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete || image.currentSrc === '' || image.naturalWidth > 0) return;
    let isCurrent = true;
    image.decode().catch(() => isCurrent && setBroken(src));

    return () => {
      isCurrent = false;
    };
  }, [src]);

  return { ref, isBroken: broken === src, markBroken: () => setBroken(src) };
}
