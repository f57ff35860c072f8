import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { PANEL_PROPERTY_TYPES } from '#domain/search/property-types.ts';
import { offeredSorts } from '#domain/search/sort-choices.ts';

export const LIMIT_MAX = 24;

export const parts = defineParts({
  title: part.heading('Heading', 'Latest Listings'),
  setup: part.group('Which homes', {
    /** A sort key, for example `list_date_des`. */
    sort: part.choice('Order', part.options(offeredSorts(false), 'key'), 'list_date_des'),
    /** Sales and leases are mixed only where an agent wants it. */
    transactionType: part.choice(
      'For sale or for lease',
      { SALE: 'For sale', LEASE: 'For lease', ANY: 'Both' },
      'SALE',
    ),
    propertyTypes: part.choices(
      'Property types (none shows all)',
      part.options(PANEL_PROPERTY_TYPES, 'value'),
      [],
    ),
  }),
  limit: part.number('How many homes', 6, { min: 1, max: LIMIT_MAX }),
});

export type LatestListingFeedState = StateOf<typeof parts>;

export const defaultState: LatestListingFeedState = initialState(parts);
