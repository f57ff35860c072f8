import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { FEED_MAX } from '#web/src/listing/search-setup.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Open Houses'),
  setup: part.search('Address of the search', {
    filters: { openHouses: true },
    geo: null,
    sort: 'list_date_des',
  }),
  layout: part.choice(
    'Layout',
    { entries: 'One below the other', cards: 'Cards with the photo above' },
    'entries',
  ),
  limit: part.number('How many homes', 6, { min: 1, max: FEED_MAX }),
});

export type OpenHouseFeedState = StateOf<typeof parts>;

export const defaultState: OpenHouseFeedState = initialState(parts);
