import { type AdvancedSearchState, defaultState } from './parts.ts';

export const fixtures: Record<string, AdvancedSearchState> = {
  'as it comes': defaultState,
  'every filter': {
    title: { html: 'What should it have?', size: 'h2' },
    setup: {
      panels: [
        'propertyTypes',
        'budget',
        'bedrooms',
        'bathrooms',
        'interiorSize',
        'constructionAge',
        'listingAgeDays',
        'openHouses',
      ],
    },
    buttonText: 'Find it',
  },
};
