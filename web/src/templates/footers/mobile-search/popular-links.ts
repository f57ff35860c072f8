import type { Filters } from '#domain/search/filters.ts';
import { popularSearches } from '#domain/search/popular-searches.ts';
import type { PreparedSearch } from '#domain/search/search-config.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { searchTitle } from '#domain/search/text/search-heading.ts';
import { readSearch } from '#web/src/search/read-search.ts';

export type PopularLink = { name: string; href: string };

/** Default when the agent has no preconfigured searches. */
const STANDARD: readonly Filters[] = [
  { propertyTypes: ['house'] },
  { propertyTypes: ['condo'] },
  { propertyTypes: ['townhouse'] },
  { propertyTypes: ['land'] },
  { listingAgeDays: 7 },
  { openHouses: true, sort: 'OPEN_HOUSE' },
];

/** The agent's first twenty preconfigured searches (decision 0023), or the defaults for the area. */
export function popularLinks(prepared: readonly PreparedSearch[], areaName: string): PopularLink[] {
  const everything = readSearch('/search');
  if (prepared.length > 0) {
    return popularSearches(prepared).map(({ slug, name }) => ({
      name,
      href: searchPath({ ...everything, preconfigured: slug }),
    }));
  }

  return STANDARD.map((filters) => ({
    name: searchTitle(areaName, filters),
    href: searchPath({ ...everything, filters }),
  }));
}
