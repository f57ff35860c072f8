import { testSold } from '#web/src/solds/test-sold.ts';
import { defaultState, type ListingsFeedSoldState } from './parts.ts';

export const fixtures: Record<string, ListingsFeedSoldState> = {
  'the newest nine': defaultState,
  'three without prices': {
    title: { html: 'Sold this autumn', size: 'h2' },
    limit: 3,
    offset: 3,
    showSoldPrice: false,
    more: { text: 'All of them', href: '/solds' },
  },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  solds: {
    gated: false,
    solds: [testSold(), testSold({ id: 's-2', soldPrice: null, images: [], address: null })],
  },
};
