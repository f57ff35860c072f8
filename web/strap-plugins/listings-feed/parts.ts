import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Listings'),
  setup: part.search('Address of the search'),
  limit: part.number('How many homes', 6, { min: 1, max: FEED_MAX }),
  layout: part.choice(
    'Layout',
    {
      grid: 'Grid',
      slider: 'One row to swipe',
      editorial: 'The first one large',
      staggered: 'Three columns, the middle one lower',
    },
    'grid',
  ),
  /** For a site whose own homes may be of another kind than its design speaks of. */
  orAll: part.toggle('All homes for sale where the search finds none', false),
  /** Without a URL it links to the complete search. */
  more: part.link('Link to more (without an address: the whole search)', { text: 'See all', type: 'link' }),
});

export type ListingsFeedState = StateOf<typeof parts>;

export const defaultState: ListingsFeedState = initialState(parts);
