import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  /** The listing; null is the one of the page's URL. */
  listingID: part.listing('Home', null),
  showMap: part.toggle('Show the map', true),
  showContactCard: part.toggle('Show the contact card', true),
});

export type NewListingDetailsState = StateOf<typeof parts>;

export const defaultState: NewListingDetailsState = initialState(parts);
