import { useEffect, useState } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import type { MapTier } from '#domain/search/map-zoom.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { loadMarkers, type MapAnswer } from './load-markers.ts';

export const MAP_DEBOUNCE_MS = 250;

type Rest = { bounds: Bounds; zoom: number };
type Markers = MapAnswer & { isLoading: boolean; hasFailed: boolean };

const NOTHING: Markers = { tooFar: false, markers: [], isLoading: false, hasFailed: false };

/** The markers of where the map came to rest. Only the last question counts; the old markers stay until it is answered. */
export function useMarkers(search: SearchInput, rest: Rest | null, tiers?: readonly MapTier[]): Markers {
  const [markers, setMarkers] = useState(NOTHING);
  const key = JSON.stringify([search, tiers]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the search and the tiers.
  useEffect(() => {
    if (!rest) return;
    let isStale = false;
    const settle = (next: Partial<Markers>) =>
      isStale || setMarkers((before) => ({ ...before, isLoading: false, hasFailed: false, ...next }));

    const timer = setTimeout(() => {
      setMarkers((before) => ({ ...before, isLoading: true }));
      loadMarkers({ search, ...rest, ...(tiers && { tiers }) }).then(settle, () =>
        settle({ hasFailed: true }),
      );
    }, MAP_DEBOUNCE_MS);

    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [key, rest]);

  return markers;
}
