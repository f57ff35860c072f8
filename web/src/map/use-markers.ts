import { useEffect, useState } from 'react';
import type { SearchInput } from '#domain/search/search-input.ts';
import { loadMarkers, type MarkerResult, type MapRequest } from './load-markers.ts';

export const MAP_DEBOUNCE_MS = 250;

/** Where the map came to rest, and the cluster that was pressed to get there. */
export type MapRest = Pick<MapRequest, 'bounds' | 'zoom' | 'pressed'>;
type Markers = MarkerResult & { hasFailed: boolean };

const NOTHING: Markers = { tooFar: false, markers: [], hasFailed: false };

/** Debounced markers of the map's position. Stale responses are dropped; previous markers stay while loading. */
export function useMarkers(
  search: SearchInput | null,
  rest: MapRest | null,
  { tiers, without }: Pick<MapRequest, 'tiers' | 'without'> = {},
): Markers & { isLoading: boolean } {
  const [markers, setMarkers] = useState(NOTHING);
  const [loadedKey, setLoadedKey] = useState<string | null>(null);
  const requestKey = rest && search && JSON.stringify([search, tiers, rest, without]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers them all.
  useEffect(() => {
    if (!rest || !search) return setMarkers(NOTHING);
    let isStale = false;
    const settle = (next: Partial<Markers>) => {
      if (isStale) return;
      setMarkers((before) => ({ ...before, hasFailed: false, ...next }));
      setLoadedKey(requestKey);
    };

    const timer = setTimeout(
      () => loadMarkers({ search, ...rest, tiers, without }).then(settle, () => settle({ hasFailed: true })),
      MAP_DEBOUNCE_MS,
    );

    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [requestKey]);

  return { ...markers, isLoading: requestKey !== loadedKey };
}
