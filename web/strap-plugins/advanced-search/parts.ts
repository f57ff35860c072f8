import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Advanced Search'),
  setup: part.group('Search', {
    panels: part.filters('Filters offered', ['propertyTypes', 'bedrooms', 'budget']),
  }),
  buttonText: part.text('Words on the button', 'Search'),
});

export type AdvancedSearchState = StateOf<typeof parts>;

export const defaultState: AdvancedSearchState = initialState(parts);
