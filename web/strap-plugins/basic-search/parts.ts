import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Search Listings'),
  placeholder: part.text('Words in the empty field', 'Search by city, neighbourhood, or MLS® #'),
  buttonText: part.text('Words on the button', 'Search'),
});

export type BasicSearchState = StateOf<typeof parts>;

export const defaultState: BasicSearchState = initialState(parts);
