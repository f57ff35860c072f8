import { useEffect, useState } from 'react';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { TourHomeDocument, type TourHomeQuery } from './tour-home.generated.ts';

export type TourHome = NonNullable<TourHomeQuery['listing']>;

/** Picture and agent of the home to visit; null until they are loaded, and without an id. */
export function useTourHome(id: string | undefined): TourHome | null {
  const [home, setHome] = useState<TourHome | null>(null);

  useEffect(() => {
    if (!id) return;
    const request = new AbortController();
    fetchGraphQL(TourHomeDocument, { id }, request.signal).then(
      ({ listing }) => setHome(listing ?? null),
      // The confirmation is complete without them.
      () => {},
    );

    return () => request.abort();
  }, [id]);

  return home;
}
