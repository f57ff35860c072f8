import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { SOLDS_PER_PAGE } from '#domain/search/paging.ts';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Sold Listings', 'h1'),
  limit: part.number('Homes on a page', SOLDS_PER_PAGE, { min: 1, max: FEED_MAX }),
  offset: part.number('Leave out the newest', 0, { min: 0, max: 1000 }),
});

export type SoldSearchState = StateOf<typeof parts>;

export const defaultState: SoldSearchState = initialState(parts);
