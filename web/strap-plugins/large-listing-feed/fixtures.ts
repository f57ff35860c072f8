import { testListing } from '#web/src/listing/test-listing.ts';
import { defaultState, type LargeListingFeedState } from './parts.ts';

export const fixtures: Record<string, LargeListingFeedState> = {
  'the newest three': defaultState,
  'the dearest houses': {
    title: { html: 'Houses with a view', size: 'h2' },
    setup: { filters: { propertyTypes: ['house'] }, geo: null, sort: 'price_des' },
    limit: 2,
    more: { text: 'All houses', href: '/search/houses?sort=price_des' },
  },
};

const description =
  'A brick foursquare on a corner lot under old elms, with its fir floors, its stair and its wide porch as they were built.';

/** Data of the query for rendering the fixtures. */
export const data = {
  search: {
    listings: [
      { ...testListing(), description },
      { ...testListing({ id: 'l-2', mls: 'E2', images: [] }), description: null },
    ],
  },
};
