import { testDetails, testListing } from '#web/src/listing/test-listing.ts';
import { testSold } from '#web/src/solds/test-sold.ts';
import { defaultState, type SoldDetailsState } from './parts.ts';

export const fixtures: Record<string, SoldDetailsState> = {
  'the sold home of the address': defaultState,
  'one without its price': { soldID: 's-1', showSoldPrice: false, contact: { html: '' }, buttonList: [] },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  sold: {
    gated: false,
    sold: {
      ...testSold(),
      description: 'A house that was loved.',
      location: { lat: 53.57, lon: -113.44 },
    },
    contact: testDetails().contact ?? null,
    nearby: [testSold({ id: 's-2', path: '/sold/s-2', address: '9 Another Street' })],
    similarListings: [testListing({ id: 'l-2', path: '/for-sale/another-e2', address: '12 Third Street' })],
  },
  source: { lastUpdate: '2026-11-21T08:00:00Z', copyright: null, disclaimer: null },
};
