import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Our Listings'),
  setup: part.search('Address of the search'),
  limit: part.number('How many homes', 3, { min: 1, max: FEED_MAX }),
  more: part.link('Link to more', { text: 'See all', href: '/search', type: 'link' }),
});

export type LargeListingFeedState = StateOf<typeof parts>;

export const defaultState: LargeListingFeedState = initialState(parts);
