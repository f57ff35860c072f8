import { useEffect, useState } from 'react';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { createPromiseCache } from '../../data/promise-cache.ts';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { MapListingsDocument } from './map-listings.generated.ts';

const cachedListings = createPromiseCache<ListingCard_ListingFragment[]>(60);

/** The listings of these ids; null while they load. */
export function useCardListings(ids: readonly string[]): ListingCard_ListingFragment[] | 'failed' | null {
  const [result, setResult] = useState<ListingCard_ListingFragment[] | 'failed' | null>(null);
  const key = ids.join('|');

  useEffect(() => {
    let isStale = false;
    setResult(null);
    loadCards(key.split('|')).then(
      (listings) => isStale || setResult(listings),
      () => isStale || setResult('failed'),
    );
    return () => {
      isStale = true;
    };
  }, [key]);

  return result;
}

export function loadCards(ids: readonly string[]): Promise<ListingCard_ListingFragment[]> {
  return cachedListings(ids.join('|'), () =>
    fetchGraphQL(MapListingsDocument, { ids: [...ids] }).then(({ listings }) => listings),
  );
}
