import { testDetails } from '#web/src/listing/test-listing.ts';
import { defaultState, type ListingDetailsState } from './parts.ts';

export const fixtures: Record<string, ListingDetailsState> = {
  'the listing of the address': defaultState,
  'one listing with words of the agent': {
    listingID: 'E4412345',
    showMap: false,
    showContactCard: true,
    contact: { html: '<p>We answer within the hour, and on Sundays before church.</p>' },
  },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  listing: testDetails(),
  similarListings: [],
  source: { lastUpdate: '2026-11-21T08:00:00Z', copyright: null, disclaimer: null, trademarks: null },
};
