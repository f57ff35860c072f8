import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Recently Sold'),
  limit: part.number('How many homes', 9, { min: 1, max: FEED_MAX }),
  offset: part.number('Leave out the newest', 0, { min: 0, max: 1000 }),
  /** If the source allows it. */
  showSoldPrice: part.toggle('Show what they sold for, where it may be shown', true),
  more: part.link('Link to more', { text: 'See all', href: '/solds', type: 'link' }),
});

export type ListingsFeedSoldState = StateOf<typeof parts>;

export const defaultState: ListingsFeedSoldState = initialState(parts);
