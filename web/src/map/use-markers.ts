import { useEffect, useState } from 'react';
import type { Bounds } from '#domain/search/bounds.ts';
import type { MapTier } from '#domain/search/map-zoom.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { loadMarkers, type MapAnswer } from './load-markers.ts';

export const MAP_DEBOUNCE_MS = 250;

type Rest = { bounds: Bounds; zoom: number };
type Markers = MapAnswer & { hasFailed: boolean };

const NOTHING: Markers = { tooFar: false, markers: [], hasFailed: false };

/** The markers of where the map came to rest. Only the last question counts; the old markers stay until it is answered. */
export function useMarkers(
  search: SearchInput,
  rest: Rest | null,
  tiers?: readonly MapTier[],
): Markers & { isLoading: boolean } {
  const [markers, setMarkers] = useState(NOTHING);
  const [answered, setAnswered] = useState<string | null>(null);
  const question = rest && JSON.stringify([search, tiers, rest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question has them all.
  useEffect(() => {
    if (!rest) return;
    let isStale = false;
    const settle = (next: Partial<Markers>) => {
      if (isStale) return;
      setMarkers((before) => ({ ...before, hasFailed: false, ...next }));
      setAnswered(question);
    };

    const timer = setTimeout(
      () =>
        loadMarkers({ search, ...rest, ...(tiers && { tiers }) }).then(settle, () =>
          settle({ hasFailed: true }),
        ),
      MAP_DEBOUNCE_MS,
    );

    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [question]);

  return { ...markers, isLoading: question !== answered };
}
