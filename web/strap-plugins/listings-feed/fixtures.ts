import { testListing } from '#web/src/listing/test-listing.ts';
import { defaultState, type ListingsFeedState } from './parts.ts';

export const fixtures: Record<string, ListingsFeedState> = {
  'the newest six': defaultState,
  'in three columns, the middle one lower': { ...defaultState, layout: 'staggered', limit: 3 },
  'condos below 300,000 in one row': {
    title: { html: 'Condos below $300,000', size: 'h2' },
    setup: {
      filters: { propertyTypes: ['condo'], highPrice: 300_000 },
      geo: { kind: 'all-areas' },
      sort: 'price_asc',
    },
    limit: 8,
    layout: 'slider',
    orAll: false,
    more: { text: 'Every condo', href: '/search/condos' },
  },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  search: { listings: [testListing(), testListing({ id: 'l-2', mls: 'E2', address: '11208 65 Street NW' })] },
};
