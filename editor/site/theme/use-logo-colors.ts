import { useEffect, useState } from 'react';
import type { Color } from '#domain/theme/color.ts';
import { logoColors } from '#domain/theme/logo-colors.ts';
import { logoPixels } from './logo-pixels.ts';

/** The colours of a logo, the strongest first; none until it is loaded, and for a picture that cannot be read. */
export function useLogoColors(url: string): readonly Color[] {
  const [colors, setColors] = useState<readonly Color[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setColors([]);
    if (url)
      void logoPixels(url).then((pixels) => {
        if (isCurrent && pixels) setColors(logoColors(pixels));
      });

    return () => {
      isCurrent = false;
    };
  }, [url]);

  return colors;
}
