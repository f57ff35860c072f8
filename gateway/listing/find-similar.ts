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

/** Listings like a home, without itself: the nearest of each search, until there are enough. */
export async function findSimilar(
  listings: Pick<ListingsSource, 'search'>,
  { home, count, select, now }: Options,
): Promise<ShownHit[]> {
  const found = new Map<string, ShownHit>();
  for (const search of similarSearches(home)) {
    // One more than shown: the home itself may be among them.
    const query = toRestQuery(
      { search, sort: 'GEO_CENTRE', size: count + 1, select, count: false },
      { currentYear: now.getFullYear() },
    );
    const { hits } = await listings.search(query);
    // A wider search finds the same listings again.
    for (const hit of hits) if (hit._id !== home.id && !found.has(hit._id)) found.set(hit._id, hit);
    if (found.size >= count) break;
  }

  return [...found.values()].slice(0, count);
}
