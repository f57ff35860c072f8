import { testListing } from '#web/src/listing/test-listing.ts';
import { defaultState, type ListingSearchState } from './state.ts';

export const fixtures: Record<string, ListingSearchState> = {
  'as placed by the product': defaultState,
  'with a heading and prepared searches': {
    title: { html: 'Homes by the river', size: 'h1' },
    panels: ['propertyTypes', 'bedrooms', 'budget', 'constructionAge'],
    advanced: true,
    preconfiguredSearches: [
      { slug: 'river-condos', name: 'Condos by the river', url: '/search/geo/wof/890458485/condos' },
    ],
  },
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
    leftOutFields: [],
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
