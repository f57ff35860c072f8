import { testListing } from '#web/src/listing/test-listing.ts';
import { defaultState, type LatestListingFeedState } from './parts.ts';

export const fixtures: Record<string, LatestListingFeedState> = {
  'the latest six': defaultState,
  'the dearest condos': {
    title: { html: 'Condos with a view', size: 'h2' },
    setup: { sort: 'price_des', transactionType: 'SALE', propertyTypes: ['condo'] },
    limit: 3,
  },
};

/** Data of the query for rendering the fixtures. */
export const data = { search: { listings: [testListing()] } };
