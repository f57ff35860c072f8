import { defaultState, type LatestListingFeedState } from './state.ts';

export const fixtures: Record<string, LatestListingFeedState> = {
  'the latest six': defaultState,
  'the dearest condos': {
    title: { html: 'Condos with a view', size: 'h2' },
    setup: { sort: 'price_des', propertyTypes: ['condo'] },
    limit: 3,
  },
};
