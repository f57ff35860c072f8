import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  /** MLS number of the listing; empty is the newest one. */
  mls: part.listing('Home', ''),
  title: part.heading('Heading', 'Featured Listing'),
  /** Replaces the listing's own description. */
  text: part.richText('Text (in place of the description)'),
  layout: part.choice(
    'Layout',
    { beside: 'Photo beside the words', cover: 'Photo as wide as the page, words on a card over it' },
    'beside',
  ),
  buttonList: part.links('Buttons'),
});

export type FeaturedListingState = StateOf<typeof parts>;

export const defaultState: FeaturedListingState = initialState(parts);
