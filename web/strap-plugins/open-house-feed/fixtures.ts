import { testListing } from '#web/src/listing/test-listing.ts';
import { defaultState, type OpenHouseFeedState } from './parts.ts';

export const fixtures: Record<string, OpenHouseFeedState> = {
  'the next six': defaultState,
  'houses only': {
    title: { html: 'Doors open this weekend', size: 'h2' },
    setup: { filters: { propertyTypes: ['house'], openHouses: true }, geo: null, sort: 'price_asc' },
    layout: 'cards',
    limit: 3,
  },
};

const house = (date: string) => ({ date, startTime: '13:00', endTime: '15:30' });

/** Data of the query for rendering the fixtures. */
export const data = {
  search: {
    listings: [
      testListing({ openHouses: [house('2999-11-30')] }),
      testListing({ id: 'l-2', mls: 'E2', address: '11208 65 Street NW', openHouses: [house('2999-11-29')] }),
    ],
  },
};
