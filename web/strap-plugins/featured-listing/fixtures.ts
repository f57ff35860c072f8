import { testListing } from '#web/src/listing/test-listing.ts';
import { defaultState, type FeaturedListingState } from './parts.ts';

export const fixtures: Record<string, FeaturedListingState> = {
  'the newest home': defaultState,
  'a chosen home with words of its own': {
    mls: 'E4412345',
    title: { html: 'The house on the corner', size: 'h2' },
    text: { html: '<p>We sold it in 1998, and now we may sell it again.</p>' },
    layout: 'cover',
    buttonList: [{ text: 'Schedule a tour', action: 'schedule-tour', type: 'link' }],
  },
};

const listing = {
  ...testListing(),
  description: 'A brick foursquare on a corner lot under old elms, with its fir floors and its wide porch.',
};

/** Data of the query for rendering the fixtures. */
export const data = { listing, search: { listings: [listing] } };

/** Empty data of the query. */
export const empty = { listing: null, search: { listings: [] } };
