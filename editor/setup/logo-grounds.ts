import { useEffect, useState } from 'react';
import { logoGrounds } from '#domain/theme/logo-grounds.ts';
import { logoPixels } from '../site/theme/logo-pixels.ts';

type Grounds = ReturnType<typeof logoGrounds>;

/** On which grounds a logo can be seen; null for one that cannot be read. */
export async function groundsOf(url: string): Promise<Grounds> {
  const pixels = await logoPixels(url);

  return pixels && logoGrounds(pixels);
}

/** The same once it is known; null without a logo. */
export function useLogoGrounds(url: string): Grounds {
  const [grounds, setGrounds] = useState<Grounds>(null);
  useEffect(() => {
    let isCurrent = true;
    setGrounds(null);
    if (url) void groundsOf(url).then((found) => isCurrent && setGrounds(found));

    return () => {
      isCurrent = false;
    };
  }, [url]);

  return grounds;
}
