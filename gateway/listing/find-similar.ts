import { similarSearches } from '#domain/listing/similar-search.ts';
import { toRestQuery } from '#domain/search/rest/rest-query.ts';
import type { ShownHit } from '../display-rules/show-listing.ts';
import type { ListingsSource } from '../datasources/listings/listings-source.ts';

type Options = {
  home: Parameters<typeof similarSearches>[0] & { id: string };
  count: number;
  /** Members that a hit has only on demand. */
  select: string[];
  now: Date;
};

/** Listings like a home, without itself: the nearest of the first search that finds enough. */
export async function findSimilar(
  listings: Pick<ListingsSource, 'search'>,
  { home, count, select, now }: Options,
): Promise<ShownHit[]> {
  let found: ShownHit[] = [];
  for (const search of similarSearches(home)) {
    // One more than shown: the home itself may be among them.
    const query = toRestQuery(
      { search, sort: 'GEO_CENTRE', size: count + 1, select, count: false },
      { currentYear: now.getFullYear() },
    );
    const { hits } = await listings.search(query);
    found = hits.filter(({ _id }) => _id !== home.id).slice(0, count);
    if (found.length === count) break;
  }

  return found;
}
