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
  neighbourhoodStats: {
    area: { id: '4', name: 'Strathcona' },
    propertyType: null,
    count: 41,
    medianPrice: 489_900,
    medianDaysListed: 31,
    medianPricePerSqft: 345,
  },
  neighbourhoodRents: null,
  nearby: [
    { id: 'school:1', kind: 'school' as const, name: 'Strathcona School', detail: 'K–9', distance: 450 },
    {
      id: 'transit:7',
      kind: 'transit' as const,
      name: 'Whyte Avenue & 104 Street',
      detail: null,
      distance: 1240,
    },
  ],
  similarSolds: { gated: true, solds: [] },
  source: { lastUpdate: '2026-11-21T08:00:00Z', copyright: null, disclaimer: null, trademarks: null },
};
