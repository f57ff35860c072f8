import { testListing } from '../listing/test-listing.ts';
import type { SearchScreenQuery } from './search-screen.generated.ts';

/** Response for the search screen: the first of three pages of listings in Edmonton. */
export function testSearchScreen(changes: Partial<SearchScreenQuery['search']> = {}): SearchScreenQuery {
  return {
    source: { total: 6214 },
    search: {
      total: 41,
      page: 1,
      pageCount: 3,
      asOf: '2026-11-21T08:00:00Z',
      courtesyOf: null,
      leftOutFields: [],
      otherTotals: [],
      listings: [testListing()],
      ...changes,
    },
    place: {
      id: '890458485',
      name: 'Edmonton',
      placetype: 'locality',
      centre: { lat: 53.55, lon: -113.49 },
      bounds: { north: 53.7, south: 53.4, east: -113.3, west: -113.7 },
      hierarchy: [{ id: '890458485', name: 'Edmonton', placetype: 'locality' }],
    },
  };
}
