import type { HeadingPart, LinkPart } from '#domain/page/parts.ts';
import type { SearchSetup } from '#web/src/listing/search-setup.ts';

export type ListingsFeedState = {
  title: HeadingPart;
  setup: SearchSetup;
  /** How many homes, 1 to 24. */
  limit: number;
  layout: 'grid' | 'slider';
  /** Without an address it leads to the whole search. */
  more: LinkPart;
};

export const defaultState: ListingsFeedState = {
  title: { html: 'Listings', size: 'h2' },
  setup: { filters: {}, geo: null, sort: 'list_date_des' },
  limit: 6,
  layout: 'grid',
  more: { text: 'See all', type: 'link' },
};
