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
  },
  source: { lastUpdate: '2026-11-21T08:00:00Z', copyright: null, disclaimer: null },
};
