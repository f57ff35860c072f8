import { heroParts } from '#domain/page/hero-state.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { PANEL_PROPERTY_TYPES } from '#domain/search/property-types.ts';

export const parts = defineParts({
  ...heroParts('text', 'buttonText', 'area', 'baths', 'beds', 'priceRange'),
  title: part.heading('Title', 'Find your home', 'h1', ['h1', 'h2', 'h3']),
  /** None are all. */
  propertyTypes: part.choices('Kinds of homes', part.options(PANEL_PROPERTY_TYPES, 'value'), []),
});

export type HeroFilterSearchState = StateOf<typeof parts>;

export const defaultState: HeroFilterSearchState = initialState(parts);
