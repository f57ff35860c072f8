import { testSold } from '#web/src/solds/test-sold.ts';
import { defaultState, type SoldSearchState } from './parts.ts';

export const fixtures: Record<string, SoldSearchState> = {
  'nine on a page': defaultState,
  'three on a page': { title: { html: 'What we sold', size: 'h2' }, limit: 3, offset: 1 },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  solds: {
    gated: false,
    total: 14,
    page: 1,
    pageCount: 2,
    solds: [testSold(), testSold({ id: 's-2', soldPrice: null })],
  },
};
