import { testListing } from '#web/src/listing/test-listing.ts';
import { defaultState, type MapListingSearchState } from './state.ts';

export const fixtures: Record<string, MapListingSearchState> = {
  'as placed by the product': defaultState,
  'opening downtown': { ...defaultState, position: { lat: 53.544, lon: -113.49, zoom: 13 } },
};

/** What the document answers, for rendering the fixtures. */
export const data = {
  source: { total: 6214 },
  search: {
    total: 41,
    page: 1,
    pageCount: 3,
    asOf: '2026-11-21T08:00:00Z',
    courtesyOf: null,
    listings: [testListing()],
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
