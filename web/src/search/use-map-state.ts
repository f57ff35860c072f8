import { useCallback, useEffect, useMemo, useState } from 'react';
import { LOAD } from '../data/load-state.ts';
import type { ListingCard_ListingFragment } from '../listing/listing-card.generated.ts';
import type { ActiveHome, MapLoads } from '../map/listing-map.tsx';

const NOT_LOADED: MapLoads = { position: LOAD.none, markers: LOAD.none };

export type MapState = ReturnType<typeof useMapState>;

/** State shared by list and map of a search: the hovered listing and the hovered markers. */
export function useMapState() {
  const [hovered, setHovered] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [active, setActive] = useState<ActiveHome | null>(null);
  const [loads, setLoads] = useState(NOT_LOADED);

  useEffect(() => {
    const [first] = chosen;
    const card = first && document.querySelector('.result-list .is-active');
    if (card) card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [chosen]);

  return {
    /** Listings whose marker is hovered or was pressed. */
    marked: useMemo(() => [...hovered, ...chosen], [hovered, chosen]),
    active,
    loads,
    setHovered,
    setChosen,
    setLoads,
    point: useCallback(
      (listing: ListingCard_ListingFragment | null) =>
        setActive(listing?.location ? { id: listing.id, ...listing.location } : null),
      [],
    ),
  };
}
