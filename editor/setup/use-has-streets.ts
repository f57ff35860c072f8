import { useEffect, useState } from 'react';
import { hasStreets } from '#web/src/map/base/tile-index.ts';
import { useSite } from '#web/src/site/site-context.tsx';

/** Whether the maps of the site have streets; null while it is not known. */
export function useHasStreets(): boolean | null {
  const { space, mapStyleUrl = null } = useSite();
  const [has, setHas] = useState<boolean | null>(null);
  const { lat, lon } = space.mapDefault;

  useEffect(() => {
    let isCurrent = true;
    void hasStreets({ lat, lon }, mapStyleUrl).then((found) => isCurrent && setHas(found));
    return () => {
      isCurrent = false;
    };
  }, [lat, lon, mapStyleUrl]);

  return has;
}
